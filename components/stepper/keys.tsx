import { useSyncExternalStore } from 'react'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'

const stored = 'uraomote.letters'
const changed = new EventTarget()

/** Whether keys of a single letter do anything; kept on the device. */
export const useLetters = (): readonly [boolean, (on: boolean) => void] => {
  const on = useSyncExternalStore(subscribe, lettersOn, () => true)
  return [on, keep]
}

const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export const lettersOn = (): boolean => {
  try {
    return localStorage.getItem(stored) !== 'off'
  } catch {
    return true
  }
}

const keep = (on: boolean): void => {
  try {
    localStorage.setItem(stored, on ? 'on' : 'off')
  } catch {
    // Storage may be closed to the page: then nothing is kept.
  }
  changed.dispatchEvent(new Event('change'))
}

/** The keys, and the switch for those of a single letter. */
export const Keys = ({ language }: { readonly language: Language }) => {
  const texts = stepperTexts(language)
  const [on, setOn] = useLetters()
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
          onChange={(event) => setOn(event.target.checked)}
          className="accent-accent"
        />
        {texts.letters}
      </label>
    </div>
  )
}
