import Link from 'next/link'
import { games, type Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { toolsTexts } from '@/lib/interface/tools-texts'
import { examplesPath, playPath } from '../stepper/paths'
import { comparePath, coveragePath, mapPath, offlinePath, pairsPath, quizPath } from './paths'

/** What one can do here beyond reading. */
export const Tools = ({ language }: { readonly language: Language }) => {
  const { tools } = toolsTexts(language)
  const names = textsIn(language).gamesShort
  const perGame = [
    { texts: tools.examples, path: examplesPath },
    { texts: tools.play, path: playPath },
  ]
  const single = [
    { texts: tools.compare, href: comparePath(language) },
    { texts: tools.quiz, href: quizPath(language) },
    { texts: tools.pairs, href: pairsPath(language) },
    { texts: tools.map, href: mapPath(language, 'across') },
    { texts: tools.coverage, href: coveragePath(language) },
    { texts: tools.offline, href: offlinePath(language) },
  ]
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {perGame.map(({ texts: [title, about], path }) => (
        <li key={title} className="rounded-xl border-2 border-accent p-4">
          <h3 className="font-bold">{title}</h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{about}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4">
            {games.map((game) => (
              <li key={game}>
                <Link href={path(language, game)} prefetch={false} aria-label={`${title}: ${names[game]}`}>
                  {names[game]}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {single.map(({ texts: [title, about], href }) => (
        <li key={title} className="rounded-xl border border-line p-4">
          <h3 className="font-bold">
            <Link href={href} prefetch={false}>
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{about}</p>
        </li>
      ))}
    </ul>
  )
}
