import { type Columns, DataTable } from './data-table'
import type { AdminSubscription } from './props'
import { localDay } from './words'

const columns: Columns<AdminSubscription> = [
  { id: 'id', header: 'ID', accessorFn: (sub) => sub.id },
  { id: 'tier', header: 'Tier', accessorFn: (sub) => sub.tier_name },
  { id: 'start', header: 'Start', accessorFn: (sub) => localDay(sub.starts_at) },
  { id: 'end', header: 'End', accessorFn: (sub) => localDay(sub.expires_at) },
  {
    id: 'status',
    header: 'Status',
    accessorFn: (sub) => (sub.is_active ? 'Active' : 'Expired'),
    cell: ({ row: { original: sub } }) => (
      <span className={sub.is_active ? 'badge badge-good' : 'badge badge-plain'}>
        {sub.is_active ? 'Active' : 'Expired'}
      </span>
    ),
  },
  { id: 'renew', header: 'Auto Renew', accessorFn: (sub) => (sub.auto_renew ? 'Yes' : 'No') },
]

/** Every plan that a user has had. */
export function Subscriptions({ subscriptions }: { subscriptions: AdminSubscription[] }) {
  if (subscriptions.length === 0) return <p className="nothing">This user has never had a paid plan.</p>
  return <DataTable caption="Subscriptions, newest first" columns={columns} rows={subscriptions} />
}
