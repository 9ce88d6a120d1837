'use client'

type LanguageSwitchProps = { readonly href: string; readonly language: string; readonly label: string }

/** The same page in the other language, at the anchor, day, pair or question that the reader is at. */
export const LanguageSwitch = ({ href, language, label }: LanguageSwitchProps) => (
  <a
    href={href}
    hrefLang={language}
    lang={language}
    className="quiet-button inline-flex items-center py-1 no-underline"
    onClick={(event) => {
      event.currentTarget.href = `${href}${location.search}${location.hash}`
    }}
  >
    {label}
  </a>
)
