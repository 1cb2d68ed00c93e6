import { useState } from 'react'
import { figure } from '../lib/words'
import { type Columns, DataTable } from './data-table'
import type { CreditEntry } from './props'
import { localTime, signed } from './words'

const STEP = 20 // rows

const columns: Columns<CreditEntry> = [
  { id: 'id', header: 'ID', accessorFn: (entry) => entry.id },
  {
    id: 'amount',
    header: 'Amount',
    accessorFn: (entry) => entry.amount,
    cell: ({ row: { original: entry } }) => (
      <span className={entry.amount > 0 ? 'figure-plus' : 'figure-minus'}>{signed(entry.amount)}</span>
    ),
  },
  { id: 'action', header: 'Action Type', accessorFn: (entry) => entry.action_type },
  { id: 'description', header: 'Description', accessorFn: (entry) => entry.description || 'N/A' },
  { id: 'date', header: 'Date', accessorFn: (entry) => localTime(entry.created_at) },
]

/** What happened to a user's credits, newest first. */
export function CreditHistory({ entries }: { entries: CreditEntry[] }) {
  const [shown, setShown] = useState(STEP)
  return (
    <section aria-labelledby="credit-history-title">
      <h2 id="credit-history-title">Credit History</h2>
      {entries.length === 0 ? (
        <p className="nothing">Nothing has happened to this user’s credits yet.</p>
      ) : (
        <>
          <DataTable caption="Credit history, newest first" columns={columns} rows={entries.slice(0, shown)} />
          <p className="history-foot">
            <span role="status">
              {figure(Math.min(shown, entries.length))} of {figure(entries.length)}
            </span>
            {shown < entries.length && (
              <button className="button button-quiet button-small" type="button" onClick={() => setShown(shown + STEP)}>
                Load More
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}
