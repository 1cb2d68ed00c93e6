import { figure } from '../lib/words'
import { COUNT_FROM, PROMPT_MAX, promptExcess, promptLength } from './limits'

/** Counts the description when it gets long, and says by how much it is too long. Nothing is ever cut. */
export function PromptCount({ prompt }: { prompt: string }) {
  const count = promptLength(prompt)
  if (count < COUNT_FROM) return null
  const excess = promptExcess(prompt)
  return (
    <p className={excess > 0 ? 'hint hint-warn' : 'hint'} id="prompt-count" role={excess > 0 ? 'alert' : undefined}>
      {excess > 0
        ? `Your prompt is ${figure(excess)} ${excess === 1 ? 'character' : 'characters'} too long. Shorten it to ${figure(PROMPT_MAX)} to generate.`
        : `${figure(count)} of ${figure(PROMPT_MAX)} characters`}
    </p>
  )
}
