import { useState } from 'react'
import { showSuccess } from '../lib/toast'
import { fetchReceipts, type Receipt, refund } from './admin-calls'
import type { AdminUser } from './props'
import { type Ask, ReasonDialog } from './reason-dialog'
import { Failed, Loading } from './states'
import { DONE } from './toasts'
import { useLoaded } from './use-loaded'
import { localDay } from './words'

/** What a user has paid; every payment can be given back as a whole. */
export function Receipts({ user, onChanged }: { user: AdminUser; onChanged: () => void }) {
  const { data, error, refresh } = useLoaded(
    ['receipts', user.id],
    () => fetchReceipts(user.id),
    'Failed to load receipts',
  )
  const [ask, setAsk] = useState<Ask | null>(null)

  function askRefund(receipt: Receipt) {
    setAsk({
      title: `Give back ${money(receipt.amount - receipt.refunded, receipt.currency)}?`,
      text: `${receipt.description}, paid on ${localDay(receipt.paid_at)}. What it had brought is taken back with it. This cannot be undone.`,
      button: 'Refund',
      danger: true,
      act: async (reason) => {
        await refund(user.id, receipt.id, reason)
        showSuccess('The payment was given back', DONE)
        refresh()
        onChanged()
      },
    })
  }

  return (
    <section aria-labelledby="receipts-title">
      <h2 id="receipts-title">Receipts</h2>
      {error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && <p className="receipts-none">Nothing has been paid yet.</p>}
      {data && data.length > 0 && (
        <ul className="receipts">
          {data.map((receipt) => (
            <ReceiptLine key={receipt.id} receipt={receipt} onRefund={() => askRefund(receipt)} />
          ))}
        </ul>
      )}
      {ask && <ReasonDialog ask={ask} onClose={() => setAsk(null)} />}
    </section>
  )
}

function ReceiptLine({ receipt, onRefund }: { receipt: Receipt; onRefund: () => void }) {
  const open = receipt.refunded < receipt.amount
  return (
    <li>
      <p>
        {receipt.description}
        <small>{localDay(receipt.paid_at)}</small>
      </p>
      <p className="receipt-amount">
        {money(receipt.amount, receipt.currency)}
        {receipt.refunded > 0 && <small>{money(receipt.refunded, receipt.currency)} given back</small>}
      </p>
      {open && receipt.transaction_id !== '' && (
        <button
          className="button button-quiet button-small"
          type="button"
          aria-label={`Refund ${receipt.description} of ${localDay(receipt.paid_at)}`}
          onClick={onRefund}
        >
          Refund
        </button>
      )}
    </li>
  )
}

function money(amount: number, currency: string): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency })
}
