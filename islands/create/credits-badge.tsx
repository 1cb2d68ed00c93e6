import { createPortal } from 'react-dom'
import type { Usage } from '../lib/api'
import { counted } from '../lib/words'
import { needsUpgrade } from './settings/limits'

/** The credits that are left, in the site's bar. */
export function CreditsBadge({ usage }: { usage: Usage }) {
  const bar = document.getElementById('create-credits')
  const badge = (
    <p className="credits">
      {needsUpgrade(usage) && <a href="/pricing">Upgrade</a>}
      <a
        className="credits-left figure"
        href="/settings?tab=credits"
        data-low={usage.remaining_credits <= 0 || undefined}
      >
        {counted(usage.remaining_credits, 'credit')}
      </a>
    </p>
  )
  return bar ? createPortal(badge, bar) : badge
}
