import type { ReactNode } from 'react'
import type { DuelMastersCard, MagicCard, YugiohCard } from '@/lib/content/schema'
import type { Entry } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { cardWord } from '@/lib/interface/card-words'
import { textsIn } from '@/lib/interface/texts'
import { DuelMastersFaces } from './duel-masters-faces'
import { FactList, type Fact } from './fact-list'
import { ManaCost } from './mana'
import type { Context } from './context'

/** The printed facts of a card. */
export const CardFacts = ({ of: entry, ...context }: Context & { of: Entry }) => {
  const { language } = context
  const { card } = entry.data
  if (card === undefined) return null
  switch (entry.shelf) {
    case 'yugioh':
      return <FactList rows={yugiohFacts(card as YugiohCard, language)} />
    case 'magic':
      return <FactList rows={magicFacts(card as MagicCard, language)} />
    case 'duel-masters':
      return <DuelMastersFaces {...context} card={card as DuelMastersCard} />
    case 'across':
      return null
  }
}

const facts = (rows: readonly (readonly [string, ReactNode | undefined])[]): Fact[] =>
  rows.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]))

const yugiohFacts = (card: YugiohCard, language: Language): Fact[] => {
  const texts = textsIn(language).card
  const word = (value: string) => cardWord(value, language)
  const anime = card.only === 'anime' ? texts.anime : undefined
  const series = card.series.map(word).join(language === 'ja' ? '・' : ', ')
  if (card.kind !== 'Monster')
    return facts([
      [texts.kind, word(card.kind)],
      [texts.property, word(card.property)],
      [texts.series, series],
      ['※', anime],
    ])
  return facts([
    [texts.kind, card.kinds.map(word).join(language === 'ja' ? '・' : ' / ')],
    [texts.attribute, word(card.attribute)],
    [texts.race, word(card.race)],
    [texts.level, card.level],
    [texts.rank, card.rank],
    [texts.link, card.link],
    [texts.atk, card.atk],
    [texts.def, card.def],
    [texts.series, series],
    ['※', anime],
  ])
}

const magicFacts = (card: MagicCard, language: Language): Fact[] => {
  const texts = textsIn(language).card
  const word = (value: string) => cardWord(value, language)
  const line = [
    [...card.supertypes, ...card.types].map(word).join(language === 'ja' ? '・' : ' '),
    card.subtypes.map(word).join(' '),
  ]
  return facts([
    [texts.manaCost, card.manaCost === null ? texts.none : <ManaCost cost={card.manaCost} language={language} />],
    [texts.types, line.filter((part) => part !== '').join(' — ')],
    [texts.pt, card.power === undefined ? undefined : `${card.power}/${card.toughness}`],
    [texts.legality, card.legality && <Legality legality={card.legality} language={language} />],
  ])
}

const Legality = ({ legality, language }: { legality: NonNullable<MagicCard['legality']>; language: Language }) => {
  const texts = textsIn(language).card
  return (
    <>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {Object.entries(legality.formats).map(([format, state]) => (
          <li key={format}>
            <span aria-hidden>{state === 'legal' ? '○' : '×'} </span>
            {cardWord(format, language)}: {texts[state]}
          </li>
        ))}
      </ul>
      {legality.date === 'none' && <p className="mt-1 text-sm text-muted">{texts.legalityUndated}</p>}
    </>
  )
}
