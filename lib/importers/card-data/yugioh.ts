import type { z } from 'zod'
import type { yugiohCard } from '../../content/schema'

/** A card as written in front matter. */
type Card = z.input<typeof yugiohCard>
type Monster = Extract<Card, { kind: 'Monster' }>

const kinds: Readonly<Record<string, string>> = {
  通常: 'Normal',
  効果: 'Effect',
  リバース: 'Flip',
  デュアル: 'Gemini',
  ユニオン: 'Union',
  スピリット: 'Spirit',
  トゥーン: 'Toon',
  チューナー: 'Tuner',
  融合: 'Fusion',
  儀式: 'Ritual',
  シンクロ: 'Synchro',
  エクシーズ: 'Xyz',
  リンク: 'Link',
  ペンデュラム: 'Pendulum',
}
const attributes: Readonly<Record<string, Monster['attribute']>> = {
  闇: 'DARK',
  光: 'LIGHT',
  地: 'EARTH',
  水: 'WATER',
  炎: 'FIRE',
  風: 'WIND',
  神: 'DIVINE',
}
const races: Readonly<Record<string, string>> = {
  ドラゴン: 'Dragon',
  魔法使い: 'Spellcaster',
  アンデット: 'Zombie',
  戦士: 'Warrior',
  獣戦士: 'Beast-Warrior',
  獣: 'Beast',
  鳥獣: 'Winged Beast',
  悪魔: 'Fiend',
  天使: 'Fairy',
  昆虫: 'Insect',
  恐竜: 'Dinosaur',
  爬虫類: 'Reptile',
  魚: 'Fish',
  海竜: 'Sea Serpent',
  水: 'Aqua',
  炎: 'Pyro',
  雷: 'Thunder',
  岩石: 'Rock',
  植物: 'Plant',
  機械: 'Machine',
  サイキック: 'Psychic',
  幻神獣: 'Divine-Beast',
  幻竜: 'Wyrm',
  サイバース: 'Cyberse',
  幻想魔: 'Illusion',
}
const spells = {
  通常: 'Normal',
  永続: 'Continuous',
  装備: 'Equip',
  フィールド: 'Field',
  速攻: 'Quick-Play',
  儀式: 'Ritual',
} as const
const traps = { 通常: 'Normal', 永続: 'Continuous', カウンター: 'Counter' } as const

const stats = /^(星|レベル|ランク|リンク)(\d+)\/(.)属性\/(.+)族\/攻(\d+|\?)(?:\/守(\d+|\?))?$/

/** The card in the first lines of its page: `速攻魔法`, or `効果モンスター` and `星4/水属性/魔法使い族/攻1000/守800`. */
export const yugiohCardIn = (lines: readonly string[]): Card | undefined => {
  const plain = lines.map((line) => line.normalize('NFKC').replace(/\s/g, ''))
  for (const [index, line] of plain.entries()) {
    const spell = /^(.+)魔法$/.exec(line)?.[1]
    if (spell !== undefined && Object.hasOwn(spells, spell))
      return { kind: 'Spell', property: spells[spell as keyof typeof spells] }
    const trap = /^(.+)罠$/.exec(line)?.[1]
    if (trap !== undefined && Object.hasOwn(traps, trap))
      return { kind: 'Trap', property: traps[trap as keyof typeof traps] }
    const told = stats.exec(line)
    if (told) return monster(plain[index - 1] ?? '', told)
  }
  return undefined
}

const monster = (kindLine: string, [, scale, number, attribute, race, atk, def]: RegExpExecArray): Card | undefined => {
  const read = /^(.+)モンスター$/
    .exec(kindLine)?.[1]
    ?.split('・')
    .map((kind) => kinds[kind])
  if (!read || read.includes(undefined) || !attributes[attribute!] || !races[race!]) return undefined
  const stat = (text: string) => (text === '?' ? ('?' as const) : Number(text))
  const rank = scale === 'ランク' ? 'rank' : scale === 'リンク' ? 'link' : 'level'
  return {
    kind: 'Monster',
    kinds: read as string[],
    attribute: attributes[attribute!]!,
    race: races[race!]!,
    [rank]: Number(number),
    atk: stat(atk!),
    ...(def === undefined ? {} : { def: stat(def) }),
  }
}
