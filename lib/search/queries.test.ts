import { describe, expect, test } from 'vitest'
import { testSearch } from './testing'

const { ask, search } = testSearch()
const rulings = async (query: string) => (await ask(query)).rulings.map(({ id }) => id)
const entries = async (query: string) => (await ask(query)).entries.map(({ id }) => id)

describe('the order of real queries, and why', () => {
  test.each(['裏側表示', 'うらがわひょうじ', 'ｳﾗｶﾞﾜﾋｮｳｼﾞ', 'uragawa hyouji', '裏側標示'])('%s', async (typed) => {
    const [first, second, ...others] = await rulings(typed)
    // What the word means stands before what follows from it; the second says how a card comes to lie so.
    expect([first, second]).toEqual(['ygo-fd-06', 'ygo-fd-07'])
    // What a face-down card tells is said by the rulebook, at the head of the page.
    expect(others.slice(0, 8)).toContain('ygo-fd-01')
  })

  test('召喚酔い: the rule, then its two sides, then who never has it, then a card', async () =>
    expect(await rulings('召喚酔い')).toEqual([
      'dm-flip-15', // flipping causes none: the rule, and the word is near the beginning
      'dm-flip-17', // awakening takes it away: says the word twice
      'dm-flip-16', // flipped in the turn it came: has it
      'dm-flip-18', // cards that never have it
      'dm-flip-29', // the word comes last, in an example of a card
    ]))

  test('反転召喚 攻撃宣言: the one ruling that has both', async () =>
    expect(await rulings('反転召喚 攻撃宣言')).toEqual(['ygo-fd-43']))

  test('月の書 トークン: the rule before what follows from it; other rulings of the card have no token', async () =>
    expect(await rulings('月の書 トークン')).toEqual(['ygo-fd-46', 'ygo-fd-47']))

  test('カラクリ小町弐弐四, by any digits: the example, then its other course; no list of related cards', async () => {
    for (const typed of ['カラクリ小町弐弐四', 'カラクリ小町224', 'カラクリ小町二二四'])
      expect(await rulings(typed)).toEqual(['ygo-bp-16', 'ygo-bp-17'])
  })

  test('a question is answered by what has all that it asks', async () => {
    expect((await rulings('裏返したクリーチャーは召喚酔いする？')).slice(0, 3)).toEqual([
      'dm-flip-15', // no: the general answer
      'dm-flip-16', // yes, if it came in the same turn
      'dm-flip-17', // no, if it awakened
    ])
    expect((await rulings('What happens if a double-faced card is cloaked?'))[0]).toBe('mtg-cloak-08')
  })

  test('覚醒リンク is not 覚醒 with an ending', async () => {
    const found = await rulings('覚醒リンク')
    expect(found[0]).toBe('dm-flip-20')
    expect(found).not.toContain('dm-flip-13')
  })

  test('face-down is printed in two games: both are among the first three, and neither takes all places', async () => {
    const games = (await rulings('face-down')).slice(0, 10).map((id) => id.slice(0, 3))
    expect(new Set(games.slice(0, 3))).toEqual(new Set(['ygo', 'mtg']))
    expect(
      Math.min(games.filter((game) => game === 'ygo').length, games.filter((game) => game === 'mtg').length),
    ).toBeGreaterThan(2)
  })

  test('対象を取る is the name of an effect, and what it is made of finds the rulings', async () => {
    expect((await entries('対象を取る'))[0]).toBe('yugioh/effect-that-targets')
    expect(await rulings('対象を取る')).toContain('ygo-fd-30')
  })

  test.each(['めくる', 'めくれる'])('%s finds めくって', async (typed) =>
    expect(await rulings(typed)).toEqual(['ygo-fd-56']),
  )

  test('取り続ける is inside a by-name of what the ruling writes とり続ける', async () =>
    expect(await rulings('取り続ける')).toEqual(['ygo-fd-30']))

  test('リリースした is リリース with an ending, not リバース with errors', async () =>
    expect(await entries('リリースした')).toEqual(['yugioh/tribute']))

  test('セットした finds セット with any ending', async () =>
    expect(await rulings('セットした')).toEqual(expect.arrayContaining(['ygo-fd-07', 'ygo-fd-03', 'ygo-bp-22'])))

  test('a particle after a bracket is no word: 《月の書》で finds what 月の書 finds', async () =>
    expect(await rulings('《月の書》で')).toEqual(await rulings('月の書')))

  test('裏カード is no 罠カード: an error leaves one of the kanji', async () =>
    expect(await entries('裏カード')).not.toContain('yugioh/trap-card'))

  test('Same name finds 同じ名前, where the English text says «share a name»', async () =>
    expect((await rulings('Same name')).slice(0, 3)).toContain('mtg-cloak-12'))

  test('見れる finds 見る and 確認', async () => {
    const found = await rulings('裏側表示で除外されたカードは相手も見れる？')
    expect(found[0]).toBe('ygo-fd-10') // says 相手 and 確認 in one sentence
    expect(found).toContain('ygo-fd-56') // says who may look, and not 相手
  })

  test.each([
    'ygo-fd-22',
    'YGO-FD-22',
    ' ｙｇｏ－ｆｄ－２２',
    'https://example.org/ja/yugioh/face-down#ygo-fd-22',
    '/r/ygo-fd-22',
  ])('the id of a ruling finds it alone: %s', async (typed) => expect(await rulings(typed)).toEqual(['ygo-fd-22']))

  test('うらがわ表示 is read as 裏側表示, not as a longer word that begins so', async () =>
    expect((await ask('うらがわ表示')).readAs[0]?.as.ja).toBe('裏側表示'))

  test('face-down is not read as anything else: it is printed so', async () =>
    expect((await ask('face-down')).readAs).toEqual([]))

  test('701.58 finds rules 701.58a to 701.58g', async () =>
    expect(await rulings('701.58')).toEqual(
      expect.arrayContaining(['mtg-cloak-04', 'mtg-cloak-05', 'mtg-cloak-06', 'mtg-cloak-17']),
    ))

  test('a ruling that has only the least telling word of several is left out', async () =>
    expect(await rulings('Can a token be turned face-down?')).not.toContain('ygo-fd-44'))

  test('in «my own cards» nobody asks for the owner', async () =>
    expect(await rulings('Can I look at my own face-down cards?')).toContain('mtg-cloak-09'))

  test('a card by a name with errors', async () => {
    expect((await entries('ライトロートマジシャン'))[0]).toBe('yugioh/lyla-lightsworn-sorceress')
    expect((await entries('clok'))[0]).toBe('magic/cloak')
    expect(await rulings('リビングデット')).toEqual(['ygo-fd-31', 'ygo-bp-13'])
  })
})

describe('words that are another game’s or wrong', () => {
  test('外套, 隠蔽 and 守護 are wrong words that lead to the right entry, and say why', async () => {
    for (const typed of ['外套', '隠蔽'])
      expect((await ask(typed)).entries[0]).toMatchObject({ id: 'magic/cloak', way: 'wrong' })
    const { entries: found, rulings: about } = await ask('守護')
    expect(found[0]).toMatchObject({ id: 'magic/ward', way: 'wrong', typed: '守護' })
    expect(about[0]!.id).toBe('mtg-cloak-04')
  })

  test('山札 is a wrong word for pile and a right one in Duel Masters: both are found', async () => {
    const found = await rulings('山札')
    expect(found[0]).toBe('dm-flip-11')
    expect(found).toContain('mtg-cloak-18')
    expect(await entries('山札')).toEqual(expect.arrayContaining(['yugioh/deck', 'magic/pile']))
  })

  test('cloak: its own entry first, what stands for it in the other games below', async () => {
    const { entries: found, counterparts } = await ask('cloak')
    expect(found[0]?.id).toBe('magic/cloak')
    expect(counterparts.length).toBeGreaterThan(0)
    expect(counterparts.every(({ id }) => !id.startsWith('magic/'))).toBe(true)
  })

  test('うらがえす is the flip of Duel Masters, not the Flip Summon of Yu-Gi-Oh!', async () =>
    expect((await rulings('うらがえす')).slice(0, 10).every((id) => id.startsWith('dm-'))).toBe(true))
})

describe('what is said of an entry', () => {
  test('スタックを使わない: the ruling first, then the entry that says so of itself, with a snippet', async () => {
    const { rulings: about, entries: named, definitions } = await ask('スタックを使わない')
    expect(about[0]?.id).toBe('mtg-cloak-05')
    const said = definitions.find(({ id }) => id === 'magic/stack')
    expect(said?.way).toBe('definition')
    expect(said?.snippet?.some(({ marked }) => marked)).toBe(true)
    for (const { id } of definitions) expect(named.map((entry) => entry.id)).not.toContain(id)
  })

  test('facets that only rulings have leave entries found by definition out', async () =>
    expect((await search({ query: '裏側表示', language: 'ja', facets: { kinds: ['faq'] } })).definitions).toEqual([]))
})
