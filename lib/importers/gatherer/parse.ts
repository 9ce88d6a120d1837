import { datesIn } from '../dates'
import type { Candidate, Found } from '../entry'
import { paragraph } from '../recognise'
import { sentencesOf } from '../sentences'
import type { DropReason, Message, SourceLine } from '../tree'
import { readLegality } from './legality'

const cardTypes: Readonly<Record<string, string>> = {
  インスタント: 'Instant',
  ソーサリー: 'Sorcery',
  クリーチャー: 'Creature',
  アーティファクト: 'Artifact',
  エンチャント: 'Enchantment',
  プレインズウォーカー: 'Planeswalker',
  バトル: 'Battle',
  土地: 'Land',
}

/** Reads the text of a card page: name, type, text, formats, then for each ruling its date, original and translation. */
export const parseGatherer = (lines: readonly SourceLine[], source: string): Found => {
  const parts: { type: 'ruling'; candidate: Candidate }[] = []
  const dropped: (SourceLine & { reason: DropReason })[] = []
  const warnings: Message[] = []
  const formats: Record<string, string> = {}
  let date: string | undefined
  let original: SourceLine | undefined
  let name: string | undefined
  let types: string[] = []
  const drop = (line: SourceLine, reason: DropReason) => dropped.push({ ...line, reason })
  const text = (line: SourceLine) => [paragraph([{ type: 'text', value: line.text.slice(2).trim() }])]
  const finish = (translation?: SourceLine) => {
    if (original === undefined) return
    const sentences = [original, ...(translation ? [translation] : [])].flatMap(sentencesOf)
    parts.push({
      type: 'ruling',
      candidate: {
        kind: 'ruling',
        status: 'current',
        ...(date === undefined ? {} : { date }),
        sentences,
        en: text(original),
        ja: translation ? text(translation) : [],
      },
    })
    original = undefined
  }
  for (const line of lines) {
    const shown = line.text.trim()
    if (shown === '') continue
    if (/^\d{4}\/\d{2}\/\d{2}$/.test(shown)) {
      finish()
      date = datesIn(shown)[0]
      if (date === undefined) warnings.push({ ...at(line), message: 'the calendar has no such day' })
      drop(line, 'data of the file')
    } else if (shown.startsWith('原文')) {
      finish()
      original = line
    } else if (shown.startsWith('訳文') && original) {
      finish(line)
    } else if (/[:：]\s*(可能|不可|禁止|制限)/.test(shown)) {
      const read = readLegality(shown)
      Object.assign(formats, read.formats)
      for (const one of read.unknown)
        warnings.push({ ...at(line), message: `«${one}» is no format that the importer knows` })
      drop(line, 'card data')
    } else if (/^(戻る|フォーマット|data from .*)$/.test(shown)) {
      drop(line, 'layout')
    } else if (parts.length === 0 && original === undefined) {
      if (name === undefined) name = shown
      else if (types.length === 0)
        types = Object.keys(cardTypes)
          .filter((type) => shown.includes(type))
          .map((type) => cardTypes[type]!)
      drop(line, 'card data')
    } else {
      warnings.push({ ...at(line), message: 'a line that is no date, original or translation' })
      drop(line, 'data of the file')
    }
  }
  finish()
  return {
    ...(name === undefined ? {} : { names: { ja: name } }),
    anchors: [],
    ...(types.length > 0
      ? { card: { game: 'magic', data: { manaCost: '?', types, legality: { source, date: 'none', formats } } } }
      : {}),
    parts,
    dropped,
    warnings,
  }
}

const at = ({ line, column }: SourceLine) => ({ line, column })
