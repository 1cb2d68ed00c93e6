import { dateOf } from '../lib/words'
import { FigureCard } from './figure-card'
import type { Plan } from './props'

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <FigureCard title="Current plan">
      <p className="big-figure">
        {plan.name || 'Free'} {plan.subscribed && <span className="badge">{plan.renewal}</span>}
      </p>
      <p className="hint">
        {plan.expires_at === null
          ? 'More credits, larger pictures and commercial use come with a plan.'
          : `${plan.renewal === 'Auto-renew' ? 'Renews' : 'Ends'} on ${dateOf(plan.expires_at)}`}
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
