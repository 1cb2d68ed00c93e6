import { dateOf } from '../lib/words'
import { FigureCard } from './figure-card'
import type { Plan } from './props'

/** What happens on the plan's date, up to the date itself. */
function whatHappens({ renewal, next }: Plan): string {
  if (renewal === 'Payment failed') return 'Update your card by'
  if (next) return `Changes to ${next} on`
  return renewal === 'Auto-renew' ? 'Renews on' : 'Ends on'
}

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <FigureCard title="Current plan">
      <p className="big-figure">
        {plan.name || 'Free'} {plan.subscribed && <span className="badge">{plan.renewal}</span>}
      </p>
      <p className="hint">
        {plan.expires_at === null
          ? 'More credits, larger pictures and commercial use come with a plan.'
          : `${whatHappens(plan)} ${dateOf(plan.expires_at)}`}
      </p>
      {plan.subscribed ? (
        <a className="button button-quiet button-small" href="/subscription/manage">
          Manage
        </a>
      ) : (
        <a className="button button-quiet button-small" href="/pricing">
          Upgrade Plan
        </a>
      )}
    </FigureCard>
  )
}
