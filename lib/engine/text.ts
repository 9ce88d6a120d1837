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
  let text: Text = { ja, en }
  for (const name in parts) {
    const place = `{${name}}`
    const part = parts[name]!
    text = { ja: fill(text.ja, place, part.ja), en: fill(text.en, place, part.en) }
  }
  return text
}

/** As `replaceAll`, without its patterns, in half the time: texts are most of what an engine makes. */
function fill(template: string, place: string, part: string): string {
  let from = 0
  let at = template.indexOf(place)
  let filled = ''
  for (; at >= 0; at = template.indexOf(place, from)) {
    filled += template.slice(from, at) + part
    from = at + place.length
  }
  return from === 0 ? template : filled + template.slice(from)
}
