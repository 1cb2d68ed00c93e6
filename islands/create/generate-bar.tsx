import type { ReactNode } from 'react'
import type { Usage } from '../lib/api'
import { SHORTCUT } from './use-shortcut'

interface Props {
  usage: Usage
  busy: boolean
  children: ReactNode // what went wrong with the last request
}

export function GenerateBar({ usage, busy, children }: Props) {
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
      </button>
      <p className="hint shortcut-hint">or press {SHORTCUT}</p>
    </div>
  )
}
