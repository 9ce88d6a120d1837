import { describe, expect, test } from 'vitest'
import { lawOf, optionOf, withOption, withValue } from '../engine'
import { forms } from './forms'
import { games } from './index'

describe.each(Object.keys(forms))('the form of %s', (id) => {
  test('begins with a position that can come about, and says nothing that its game cannot read', async () => {
    const [game, form] = [await games[id]!(), await forms[id]!()]
    const law = lawOf(game.eras[0]!.id)
    const setup = game.readSetup(form.initial)
    expect(setup).toBeDefined()
    expect(game.start(setup, law).kind).toBe('done')
    expect(game.actions((game.start(setup, law) as { state: unknown }).state, law).length).toBeGreaterThan(0)
    const { cards } = form.initial as { cards: readonly unknown[] }
    for (const field of form.card) {
      const written =
        field.input.kind === 'choice'
          ? field.input.options.map((_, index) => withOption(cards[0], field, index))
          : [withValue(cards[0], field.path, { flag: true, number: 1, other: 'c2' }[field.input.kind])]
      for (const card of written)
        expect([field.path, game.readSetup({ ...(form.initial as object), cards: [card] }) !== undefined]).toEqual([
          field.path,
          true,
        ])
    }
    const choices = form.position.filter((field) => field.input.kind === 'choice')
    for (const field of choices)
      for (const index of (field.input as { options: readonly unknown[] }).options.keys()) {
        const changed = withOption(form.initial, field, index)
        expect([field.path, optionOf(changed, field)]).toEqual([field.path, index])
        expect(game.readSetup(changed)).toBeDefined()
      }
  })

  test('offers at least 40 cards, each of which can lie somewhere', async () => {
    const [game, form] = [await games[id]!(), await forms[id]!()]
    const zones = form.card.find((field) => field.path.join('.') === 'zone')!
    expect(form.cards.length).toBeGreaterThanOrEqual(40)
    const law = lawOf(game.eras[0]!.id)
    const nowhere = form.cards.filter(
      (card) =>
        zones.input.kind === 'choice' &&
        !zones.input.options.some(
          ({ value }) => game.start({ cards: [{ id: 'a', card: card.id, zone: value }] }, law).kind === 'done',
        ),
    )
    expect(nowhere).toEqual([])
  })
})
