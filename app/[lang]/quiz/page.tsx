import type { Metadata } from 'next'
import Link from 'next/link'
import { OpenQuiz } from '@/components/quiz/open-quiz'
import type { Question } from '@/components/quiz/question'
import { alternates } from '@/components/site/alternates'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Frame } from '@/components/site/frame'
import { languageParam } from '@/components/site/params'
import { exampleHome } from '@/components/stepper/homes'
import { examplesPath } from '@/components/stepper/paths'
import { played } from '@/components/stepper/played'
import { getSite } from '@/lib/content'
import { playTexts } from '@/lib/interface/play-texts'
import { quizTexts } from '@/lib/interface/quiz-texts'
import { textsIn } from '@/lib/interface/texts'
import { games } from '@/lib/content/vocabulary'

type Props = { readonly params: Promise<{ readonly lang: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const language = languageParam((await params).lang)
  const texts = quizTexts(language)
  return { title: texts.title, description: texts.about, alternates: alternates(language, '/quiz') }
}

const questions = async (): Promise<Question[]> => {
  const site = getSite()
  return [...(await played()).examples.values()].flatMap(({ game, example, tree }) => {
    const entry = exampleHome(site, example.id)
    if (entry === undefined) return []
    return tree.lines.flatMap((line) =>
      line.moves.flatMap((move, index) =>
        move.step.deciding && index >= (line.from?.step ?? 0)
          ? [{ game: game.id, example: example.id, line: line.id, step: index + 1, entry }]
          : [],
      ),
    )
  })
}

const QuizPage = async ({ params }: Props) => {
  const language = languageParam((await params).lang)
  const texts = quizTexts(language)
  const site = getSite()
  const all = await questions()
  const names = textsIn(language).games
  return (
    <Frame language={language} path="/quiz">
      <Breadcrumbs language={language} way={[{ name: texts.title }]} />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="mt-3 mb-6 max-w-[42rem]">{texts.about}</p>
      <div className="without-script">
        <p>{texts.needsScript}</p>
        <ul className="list-disc pl-6">
          {games.map((game) => (
            <li key={game}>
              <Link href={examplesPath(language, game)} prefetch={false}>
                {playTexts(language).examplesIn(names[game])}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="needs-script">
        <OpenQuiz
          language={language}
          questions={all}
          games={Object.fromEntries(games.map((game) => [game, names[game]]))}
          entries={Object.fromEntries(
            [...new Set(all.map((question) => question.entry))].map((key) => [
              key,
              site.entries.get(key)!.data.names[language],
            ]),
          )}
        />
      </div>
    </Frame>
  )
}
export default QuizPage
