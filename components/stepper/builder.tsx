import { useId, useState } from 'react'
import { optionOf, valueAt, withOption, withValue, type FormField, type SetupForm, type Text } from '@/lib/engine'
import { playTexts } from '@/lib/interface/play-texts'
import type { Language } from '@/lib/content/vocabulary'

/** A position as the builder needs it: its cards, each with an id; all else is the game's. */
export interface Position {
  readonly cards: readonly PositionCard[]
}
interface PositionCard {
  readonly id: string
  readonly card?: string
  readonly zone?: unknown
}

type BuilderProps = {
  readonly form: SetupForm
  readonly position: Position
  readonly language: Language
  readonly onChange: (position: Position) => void
}

/** A position by hand: what holds for the whole game, and each card with its place and its past. */
export const Builder = ({ form, position, language, onChange }: BuilderProps) => {
  const texts = playTexts(language)
  const change = (id: string, card: unknown) =>
    onChange({ ...position, cards: position.cards.map((one) => (one.id === id ? (card as PositionCard) : one)) })
  const nameOf = (card: PositionCard): Text =>
    form.cards.find((one) => one.id === card.card)?.name ?? {
      ja: playTexts('ja').unknownCard,
      en: playTexts('en').unknownCard,
    }
  const [zone, owner, ...more] = form.card
  const main = [zone, owner].filter((field) => field !== undefined)
  return (
    <div className="space-y-4">
      <fieldset className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 rounded-lg border border-line p-3">
        <legend className="px-1 text-sm font-bold">{texts.whole}</legend>
        {form.position.map((field) => (
          <Field
            key={field.path.join('.')}
            field={field}
            json={position}
            others={[]}
            language={language}
            onChange={(json) => onChange(json as Position)}
          />
        ))}
      </fieldset>
      <fieldset className="min-w-0 rounded-lg border border-line p-3">
        <legend className="px-1 text-sm font-bold">{texts.cards}</legend>
        <ul className="divide-y divide-line">
          {position.cards.map((card) => {
            const name = nameOf(card)[language]
            const others = position.cards
              .filter((other) => other.id !== card.id)
              .map((other) => ({ id: other.id, name: nameOf(other)[language] }))
            const asked = more.filter((field) => field.zones === undefined || field.zones.includes(String(card.zone)))
            const field = (one: FormField) => (
              <Field
                key={one.path.join('.')}
                field={one}
                json={card}
                others={others}
                language={language}
                onChange={(json) => change(card.id, json)}
              />
            )
            return (
              <li key={card.id} className="py-2" data-builder-card={card.id}>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-32 flex-1 font-bold">
                    {name}
                    {form.cards.find((one) => one.id === card.card)?.partly && (
                      <span className="block text-[0.75rem] font-normal text-warn">{texts.partly}</span>
                    )}
                  </span>
                  {main.map(field)}
                  <button
                    type="button"
                    className="quiet-button"
                    aria-label={texts.remove(name)}
                    onClick={() => onChange({ ...position, cards: position.cards.filter((one) => one !== card) })}
                  >
                    ×
                  </button>
                </div>
                {asked.length > 0 && (
                  <details className="mt-1">
                    <summary className="text-sm text-muted">{texts.more}</summary>
                    <div className="mt-1 flex flex-wrap gap-x-4 gap-y-2">{asked.map(field)}</div>
                  </details>
                )}
              </li>
            )
          })}
        </ul>
        <AddCard form={form} position={position} language={language} onChange={onChange} />
      </fieldset>
    </div>
  )
}

/** A card is added by its name, in the first zone of the form. */
const AddCard = ({ form, position, language, onChange }: BuilderProps) => {
  const texts = playTexts(language)
  const list = useId()
  const [wrong, setWrong] = useState('')
  const add = (name: string): boolean => {
    const wanted = name.trim().toLowerCase()
    const card = form.cards.find((one) => [one.name.ja, one.name.en.toLowerCase(), one.id].includes(wanted))
    if (!card) {
      setWrong(texts.noSuchCard(name))
      return false
    }
    setWrong('')
    let number = position.cards.length + 1
    while (position.cards.some((one) => one.id === `c${number}`)) number += 1
    const zone = form.card[0]
    const first = zone?.input.kind === 'choice' ? zone.input.options[0]?.value : undefined
    onChange({ ...position, cards: [...position.cards, { id: `c${number}`, card: card.id, zone: first }] })
    return true
  }
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const input = new FormData(event.currentTarget).get('name')
        if (typeof input === 'string' && add(input)) event.currentTarget.reset()
      }}
    >
      <label className="flex min-w-48 flex-1 flex-col text-sm">
        {texts.addName}
        <input
          name="name"
          list={list}
          autoComplete="off"
          required
          aria-describedby={wrong === '' ? undefined : `${list}-wrong`}
          className="rounded border border-line bg-surface px-2 py-1.5 text-base"
        />
      </label>
      <datalist id={list}>
        {form.cards.map((card) => (
          <option key={card.id} value={card.name[language]} />
        ))}
      </datalist>
      <button type="submit" className="step-button">
        {texts.addButton}
      </button>
      {wrong !== '' && (
        <p id={`${list}-wrong`} role="alert" className="w-full text-sm text-accent">
          {wrong}
        </p>
      )}
    </form>
  )
}

type FieldProps = {
  readonly field: FormField
  /** The setup, or a card of it. */
  readonly json: unknown
  readonly others: readonly { readonly id: string; readonly name: string }[]
  readonly language: Language
  readonly onChange: (json: unknown) => void
}

const box = 'rounded border border-line bg-surface px-2 py-1 text-sm max-w-full'

const Field = ({ field, json, others, language, onChange }: FieldProps) => {
  const { input, path } = field
  const value = valueAt(json, path)
  const label = field.label[language]
  switch (input.kind) {
    case 'choice':
      return (
        <label className="flex max-w-full min-w-0 flex-wrap items-center gap-1 text-sm">
          <span className="text-muted">{label}</span>
          <select
            className={box}
            value={optionOf(json, field)}
            onChange={(event) => onChange(withOption(json, field, Number(event.target.value)))}
          >
            {input.options.map((option, index) => (
              <option key={option.label.en} value={index}>
                {option.label[language]}
              </option>
            ))}
          </select>
        </label>
      )
    case 'flag':
      return (
        <label className="flex items-center gap-1 text-sm">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(withValue(json, path, event.target.checked ? true : undefined))}
            className="accent-accent"
          />
          {label}
        </label>
      )
    case 'number':
      return (
        <label className="flex max-w-full min-w-0 flex-wrap items-center gap-1 text-sm">
          <span className="text-muted">{label}</span>
          <input
            type="number"
            min={input.min}
            max={input.max}
            value={typeof value === 'number' ? value : input.usual}
            onChange={(event) => {
              const number = event.target.valueAsNumber
              if (!Number.isInteger(number)) return
              const within = Math.max(input.min, Math.min(input.max, number))
              onChange(withValue(json, path, within === input.usual ? undefined : within))
            }}
            className={`${box} w-24`}
          />
        </label>
      )
    case 'other':
      return (
        <label className="flex max-w-full min-w-0 flex-wrap items-center gap-1 text-sm">
          <span className="text-muted">{label}</span>
          <select
            className={box}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(withValue(json, path, event.target.value || undefined))}
          >
            <option value="">{playTexts(language).other.none}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
        </label>
      )
  }
}
