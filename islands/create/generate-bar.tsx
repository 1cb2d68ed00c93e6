import type { Usage } from '../lib/api'
import { counted } from '../lib/words'
import { SHORTCUT } from './use-shortcut'

interface Props {
  usage: Usage
  count: number // images
  cost: number // credits
  busy: boolean
  offline: boolean
  tooLong: boolean // the prompt, as the message below it says
  className: string
}

/** Asks for the images, and says what they cost. */
export function GenerateButton({ usage, count, cost, busy, offline, tooLong, className }: Props) {
  return (
    <button
      className={`button ${className}`}
      type="submit"
      title={busy ? undefined : SHORTCUT}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      disabled={busy || offline || tooLong || usage.remaining_credits <= 0}
    >
      <span className="go-words">
        {busy ? 'Generating...' : count > 1 ? `Generate ${count} images` : 'Generate image'}
      </span>
      {!busy && (
        <small className="cost figure" aria-hidden="true">
          {counted(cost, 'credit')}
        </small>
      )}
    </button>
  )
}
