import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { useKept } from '../site/kept'
import { letters } from './letters'

/** The keys, and the switch for those of a single letter. */
export const Keys = ({ language }: { readonly language: Language }) => {
  const texts = stepperTexts(language)
  const on = useKept(letters) !== 'off'
  return (
    <div className="rounded-lg border border-line bg-surface p-3 text-sm">
      <table>
        <caption className="text-left font-bold">{texts.help}</caption>
        <tbody>
          {texts.keys.map(([key, what]) => (
            <tr key={key}>
              <th scope="row" className="pr-4 text-left font-mono font-normal">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="mt-2 flex items-center gap-2">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => letters.write(event.target.checked ? 'on' : 'off')}
          className="accent-accent"
        />
        {texts.letters}
      </label>
    </div>
  )
}
