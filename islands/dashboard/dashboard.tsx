import { useRef, useState } from 'react'
import { Icon } from '../lib/icon'
import { Toasts } from '../lib/toast'
import { CreditsCard } from './credits-card'
import { DeleteDialog } from './delete-dialog'
import { GalleryCard } from './gallery-card'
import { InsightsSection } from './insights-section'
import { PlanCard } from './plan-card'
import type { DashboardProps } from './props'
import { RecentCreations } from './recent-creations'
import { Trouble } from './trouble'
import { useDashboard } from './use-dashboard'
import { useDelete } from './use-delete'

/** The dashboard: what is left, what the plan is, and the latest pictures. */
export function Dashboard(props: DashboardProps) {
  const [opened, setOpened] = useState(props.opened ?? false)
  const { usage, recent, insights, error, refresh } = useDashboard(props, opened)
  const title = useRef<HTMLHeadingElement>(null)
  const { asked, deleting, ask, keep, confirm } = useDelete(() => {
    title.current?.focus() // the button that had it goes with its picture
    refresh()
  })

  return (
    <>
      <div className="page tool">
        <div className="tool-head">
          <h1>Welcome back, {props.username}</h1>
          <a className="button" href="/create">
            <Icon name="plus" />
            Create New Image
          </a>
        </div>
        <div className="trouble" role="alert">
          <Trouble error={error} onTryAgain={refresh} />
        </div>
        <div className="figures">
          <CreditsCard usage={usage} plan={props.plan} />
          <PlanCard plan={props.plan} />
          <GalleryCard size={recent.total} />
        </div>
      </div>
      <RecentCreations pictures={recent.data} deleting={deleting} title={title} onDelete={ask} />
      <InsightsSection insights={insights} opened={opened} onToggle={setOpened} />
      {asked && <DeleteDialog picture={asked} onKeep={keep} onDelete={() => void confirm(asked.id)} />}
      <Toasts />
    </>
  )
}
