import { describe, expect, it } from 'vitest'
import { getSite } from '../lib/content'

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`)

describe('the content', () => {
  const site = getSite()

  it('holds every ruling of the four sources, by the ids that never change', () => {
    expect([...site.rulings.keys()].toSorted()).toEqual(
      [
        ...numbered('ygo-fd', 58),
        ...numbered('ygo-bp', 39),
        ...numbered('dm-flip', 37),
        ...numbered('mtg-cloak', 18),
      ].toSorted(),
    )
  })

  it('says of every ruling that does not simply hold why', () => {
    const odd = [...site.rulings.values()].filter((ruling) => ruling.status !== 'current')
    expect(
      Object.fromEntries(odd.map(({ id, status, supersededBy }) => [id, [status, ...supersededBy]])),
    ).toMatchObject({
      'ygo-fd-28': ['superseded', 'ygo-fd-29'],
      'ygo-fd-57': ['disputed'],
      'dm-flip-24': ['superseded', 'dm-flip-22'],
      'dm-flip-25': ['superseded', 'dm-flip-22'],
      'dm-flip-33': ['disputed'],
    })
  })

  it('has the dates that the sources give, and no others (ygo-fd-55: 11/11/02, mtg-cloak: 2024/07/05)', () => {
    const dates = (prefix: string) =>
      [...site.rulings.values()]
        .filter((r) => r.id.startsWith(prefix) && r.date !== undefined)
        .map((r) => `${r.id} ${r.date}`)
        .toSorted()
    expect(dates('ygo-fd')).toEqual([
      'ygo-fd-17 2018-07-05',
      'ygo-fd-55 2011-11-02',
      'ygo-fd-56 2013-07-19',
      'ygo-fd-57 2013-11-16',
    ])
    expect(dates('ygo-bp')).toEqual([
      'ygo-bp-16 2011-05-01',
      'ygo-bp-18 2011-05-01',
      'ygo-bp-35 2014-10-25',
      'ygo-bp-36 2014-10-25',
      'ygo-bp-37 2012-10-26',
      'ygo-bp-38 2015-01-15',
    ])
    expect(dates('dm-flip')).toEqual([])
    expect(dates('mtg-cloak')).toEqual(
      numbered('mtg-cloak', 17)
        .slice(2)
        .map((id) => `${id} 2024-07-05`),
    )
  })

  it('gives every double-faced card of Duel Masters all its faces, and each flip a face to go to', () => {
    const cards = [...site.entries.values()].filter((entry) => entry.shelf === 'duel-masters' && entry.type === 'card')
    expect(cards.length).toBeGreaterThanOrEqual(10)
    for (const { key, data, text } of cards) {
      const faces = data.card !== undefined && 'faces' in data.card ? data.card.faces : []
      for (const face of faces)
        for (const flip of face.flips) expect(faces[flip.to - 1], `${key}: ${flip.by}`).toBeDefined()
      expect(text.ja.summary.length, key).toBeGreaterThan(20)
    }
  })

  it('names all eleven formats of Become Anonymous, in a table that its source does not date (mtg-cloak-02)', () => {
    const card = site.entries.get('magic/become-anonymous')?.data.card
    const legality = card !== undefined && 'legality' in card ? card.legality : undefined
    expect(legality?.date).toBe('none')
    const formats = Object.entries(legality?.formats ?? {})
    expect(formats).toHaveLength(11)
    expect(
      formats
        .filter(([, state]) => state === 'legal')
        .map(([format]) => format)
        .toSorted(),
    ).toEqual(['Commander', 'Legacy', 'Modern', 'Vintage'])
  })

  it('marks the three cards that exist in the anime only', () => {
    const anime = [...site.entries.values()].filter(
      (entry) => entry.data.card !== undefined && 'only' in entry.data.card && entry.data.card.only === 'anime',
    )
    expect(anime.map((entry) => entry.data.names.ja).toSorted()).toEqual(
      ['ネクロ・サクリファイス', 'ビッグ・ヴォルケーノ', '違法召喚'].toSorted(),
    )
  })
})
