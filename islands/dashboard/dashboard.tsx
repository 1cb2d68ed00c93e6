import { useState } from 'react'
import { createPortal } from 'react-dom'
import { propsIn } from '../lib/mount'
import { Toasts } from '../lib/toast'
import { useLive } from '../lib/use-live'
import { DayChart } from './day-chart'
import { DeleteDialog } from './delete-dialog'
import { type DashboardProps, parseProps } from './props'
import { Trouble } from './trouble'
import { useAges } from './use-ages'
import { useDelete } from './use-delete'

/** What moves on the dashboard: the look for news, the question before a deletion, the chart of days. */
export function Dashboard(props: DashboardProps) {
  const [days, setDays] = useState(props.days)
  const { error, refresh } = useLive((fresh) => setDays(propsIn(fresh, 'dashboard', parseProps).days))
  const { asked, keep, confirm } = useDelete(async () => {
    await refresh()
    document.getElementById('recent-title')?.focus() // the button that had it went with its image
  })
  useAges()
  const chart = document.getElementById('day-chart')

  return (
    <>
      <div className="trouble" role="alert">
        <Trouble error={error} onTryAgain={() => void refresh()} />
      </div>
      {chart && createPortal(<DayChart days={days} />, chart)}
      {asked && <DeleteDialog key={asked.at} picture={asked} onKeep={keep} onDelete={() => void confirm(asked.id)} />}
      <Toasts />
    </>
  )
}
