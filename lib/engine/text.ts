/** A text in both languages of the site. */
export interface Text {
  readonly ja: string
  readonly en: string
}

/** The same words in both languages: numbers, signs, names that are not translated. */
export function same(words: string | number): Text {
  return { ja: String(words), en: String(words) }
}

/** A template for texts: `words('{card}を裏返す', 'flip {card}', { card })`. What is filled in is a text itself. */
export function words(ja: string, en: string, parts?: Readonly<Record<string, Text>>): Text {
  if (!parts) return { ja, en }
  let text: Text = { ja, en }
  for (const [name, part] of Object.entries(parts)) {
    const place = `{${name}}`
    text = { ja: text.ja.replaceAll(place, part.ja), en: text.en.replaceAll(place, part.en) }
  }
  return text
}
