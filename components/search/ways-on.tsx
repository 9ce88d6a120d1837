import Link from 'next/link'
import { games, type Language } from '@/lib/content/vocabulary'
import { textsIn } from '@/lib/interface/texts'
import { glossaryPath, homePath, shelfPath } from '../site/paths'

/** Where to go when a search or an address led nowhere: pages that lead to everything, without a script. */
export const WaysOn = ({ language, className }: { readonly language: Language; readonly className: string }) => {
  const texts = textsIn(language)
  const ways = [
    [homePath(language), texts.nav.home],
    [glossaryPath(language), texts.nav.glossary],
    ...games.map((game) => [shelfPath(language, game), texts.games[game]] as const),
  ] as const
  return (
    <ul className={className}>
      {ways.map(([path, name]) => (
        <li key={path}>
          <Link href={path} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
