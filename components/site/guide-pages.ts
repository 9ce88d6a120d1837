import type { ComponentType } from 'react'
import AboutEn from '@/content/guide/about.en.mdx'
import AboutJa from '@/content/guide/about.ja.mdx'
import ContributeEn from '@/content/guide/contribute.en.mdx'
import ContributeJa from '@/content/guide/contribute.ja.mdx'
import HowToReadEn from '@/content/guide/how-to-read.en.mdx'
import HowToReadJa from '@/content/guide/how-to-read.ja.mdx'
import type { Language } from '@/lib/content/vocabulary'

type GuidePage = {
  readonly title: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, ComponentType>>
}

/** The hand-written pages about the site, by the last part of their path. */
export const guidePages: Readonly<Record<string, GuidePage>> = {
  about: { title: { ja: '裏表について', en: 'About Uraomote' }, text: { ja: AboutJa, en: AboutEn } },
  'how-to-read': {
    title: { ja: '裁定の読みかた', en: 'How to read a ruling' },
    text: { ja: HowToReadJa, en: HowToReadEn },
  },
  contribute: {
    title: { ja: 'まちがいを直す・書き足す', en: 'Correct or add something' },
    text: { ja: ContributeJa, en: ContributeEn },
  },
}
