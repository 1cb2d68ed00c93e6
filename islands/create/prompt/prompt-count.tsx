import { figure } from '../../lib/words'
import { COUNT_FROM, PROMPT_MAX, promptExcess, promptLength } from '../settings/limits'

interface Props {
  prompt: string
  id?: string
  name?: string // what the message calls the text
}

/** Counts a description when it gets long, and says by how much it is too long. Nothing is ever cut. */
export function PromptCount({ prompt, id = 'prompt-count', name = 'Your prompt' }: Props) {
  const count = promptLength(prompt)
  if (count < COUNT_FROM) return null
  const excess = promptExcess(prompt)
  return (
    <p className={excess > 0 ? 'hint hint-warn' : 'hint'} id={id} role={excess > 0 ? 'alert' : undefined}>
      {excess > 0
        ? `${name} is ${figure(excess)} ${excess === 1 ? 'character' : 'characters'} too long. Shorten it to ${figure(PROMPT_MAX)} to generate.`
        : `${figure(count)} of ${figure(PROMPT_MAX)} characters`}
    </p>
  )
}
