import type { ReactNode } from 'react'
import type { Usage } from '../lib/api'
import { counted } from '../lib/words'
import { SHORTCUT } from './use-shortcut'

interface Props {
  usage: Usage
  cost: number // credits
  busy: boolean
  children: ReactNode // what went wrong with the last request
}

export function GenerateBar({ usage, cost, busy, children }: Props) {
  return (
    <div className="generate-bar">
      {children}
      <button
        className="button button-large button-wide"
        type="submit"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabled={busy || usage.remaining_credits <= 0}
      >
        {busy ? 'Generating...' : 'Generate'}
        {!busy && (
          <span className="cost figure" aria-hidden="true">
            {counted(cost, 'credit')}
          </span>
        )}
      </button>
      <p className="hint shortcut-hint">or press {SHORTCUT}</p>
    </div>
  )
}
