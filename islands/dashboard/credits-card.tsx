import type { Usage } from '../lib/api'
import { Icon } from '../lib/icon'
import { figure } from '../lib/words'
import { creditsLine, isLow, outOf } from './credits'
import { FigureCard } from './figure-card'
import type { Plan } from './props'

export function CreditsCard({ usage, plan }: { usage: Usage; plan: Plan }) {
  const low = isLow(usage)
  return (
    <FigureCard title="Credits">
      <p className="big-figure">
        {figure(usage.remaining_credits)} <small>of {outOf(usage, plan)}</small>
      </p>
      <progress
        className={low ? 'progress-low' : undefined}
        max="100"
        value={Math.round(usage.percentage)}
        aria-label="Credits used"
      />
      <p className={low ? 'hint hint-warn' : 'hint'}>
        <Icon name={low ? 'warning' : 'check-circle'} />
        {creditsLine(usage)}
      </p>
    </FigureCard>
  )
}
