import { Icon } from '../lib/icon'
import { DayChart } from './day-chart'
import type { Insights } from './props'
import { QuickActions } from './quick-actions'
import { StyleChart } from './style-chart'

interface Props {
  insights: Insights
  opened: boolean
  onToggle: (opened: boolean) => void
}

/** What is hidden until somebody asks for it. */
export function InsightsSection({ insights, opened, onToggle }: Props) {
  return (
    <div className="page tool-more">
      <details className="disclosure insights" open={opened} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>
          Quick actions and insights
          <Icon name="caret-down" />
        </summary>
        <QuickActions />
        <div className="insight-pair">
          <DayChart days={insights.days} />
          <StyleChart styles={insights.styles} />
        </div>
      </details>
    </div>
  )
}
