import type { Usage } from '../lib/api'
import { Icon } from '../lib/icon'
import { counted } from '../lib/words'
import { needsUpgrade } from './settings/limits'

export function CreditsBadge({ usage }: { usage: Usage }) {
  return (
    <p className="credits">
      {needsUpgrade(usage) && <a href="/pricing">Upgrade</a>}
      <span className="badge figure" data-low={usage.remaining_credits <= 0 || undefined}>
        <Icon name="coins" />
        {counted(usage.remaining_credits, 'credit')}
      </span>
    </p>
  )
}
