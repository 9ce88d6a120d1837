import type { Entry } from '@/lib/content/site'
import type { Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { Phrases } from '../site/phrases'
import { Ruby } from '../site/ruby'

/** The name of an entry with its reading, the name in the other language, and the ways in which it is written. */
export const EntryTitle = ({ entry, language }: { entry: Entry; language: Language }) => {
  const texts = textsIn(language)
  const { names, reading, english, aliases, mistranslations } = entry.data
  return (
    <header>
      <p className="text-sm text-muted">{texts.types[entry.type]}</p>
      <h1 className="text-3xl">{title(entry, language)}</h1>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-0.5 text-[0.9375rem] text-muted">
        {language === 'en' && (
          <div className="flex gap-2">
            <dt className="sr-only">日本語</dt>
            <dd lang="ja" className="text-ink">
              <Ruby text={names.ja} reading={reading} first />
            </dd>
          </div>
        )}
        {language === 'ja' && entry.type !== 'topic' && (
          <div className="flex gap-2">
            <dt>{texts.entry.reading}</dt>
            <dd>{reading}</dd>
          </div>
        )}
        {language === 'ja' && (
          <div className="flex gap-2">
            <dt>{texts.entry.english}</dt>
            <dd>
              <span lang="en">{names.en}</span>
              {english !== 'official' && ` (${texts.englishNames[english]})`}
            </dd>
          </div>
        )}
        {language === 'en' && english !== 'official' && (
          <div>
            <dt className="sr-only">{texts.entry.english}</dt>
            <dd>{texts.englishNames[english]}</dd>
          </div>
        )}
      </dl>
      {aliases.length > 0 && (
        <details className="mt-1 text-sm text-muted">
          <summary className="w-fit">{texts.entry.aliases}</summary>
          <ul className="flex flex-wrap gap-x-3">
            {aliases.map((alias) => (
              <li
                key={alias}
                lang={/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias) ? 'ja' : 'en'}
              >
                {alias}
              </li>
            ))}
          </ul>
        </details>
      )}
      {mistranslations.length > 0 && (
        <p className="mt-2 rounded border-l-4 border-warn bg-warn-soft px-3 py-1.5 text-sm">
          <strong>{texts.entry.mistranslations}</strong>: <s lang="ja">{mistranslations.join('・')}</s>
          <br />
          {texts.entry.mistranslationsAbout}
        </p>
      )}
    </header>
  )
}

const title = ({ type, data: { names, reading } }: Entry, language: Language) => {
  if (language === 'en') return names.en
  // A name with a reading is a word; a topic's title is a phrase that may break.
  return type === 'topic' ? <Phrases>{names.ja}</Phrases> : <Ruby text={names.ja} reading={reading} first />
}
