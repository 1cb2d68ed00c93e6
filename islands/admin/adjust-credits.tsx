import { type FormEvent, useState } from 'react'
import { messageFor } from '../lib/problem'
import { showError, showSuccess } from '../lib/toast'
import { amountOf } from './amount'
import { adjustCredits } from './calls'
import type { AdminUser } from './props'
import { DONE } from './toasts'

const INVALID = 'Please enter a valid credit amount'

/** Gives credits to a user, or takes some; never more than there are. */
export function AdjustCredits({ user, onAdjusted }: { user: AdminUser; onAdjusted: () => void }) {
  const [amount, setAmount] = useState('')
  const [description, setDescription] = useState('')
  const [adjusting, setAdjusting] = useState(false)
  const [error, setError] = useState('')

  function refuse(text: string) {
    setError(text)
    showError(text)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const credits = amountOf(amount)
    if (credits === 0) return refuse(INVALID)
    setError('')
    setAdjusting(true)
    try {
      await adjustCredits(user.id, credits, description)
      showSuccess(`Successfully adjusted credits by ${credits}`, DONE)
      setAmount('')
      setDescription('')
      onAdjusted()
    } catch (failure) {
      refuse(`Failed to adjust credits: ${messageFor(failure)}`)
    } finally {
      setAdjusting(false)
    }
  }

  return (
    <section aria-labelledby="adjust-title">
      <h2 id="adjust-title">Adjust Credits</h2>
      <form className="adjust" onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label htmlFor="amount">Amount</label>
          <input
            className="input"
            id="amount"
            name="amount"
            inputMode="text"
            autoComplete="off"
            placeholder="e.g. 10, -5"
            value={amount}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'amount-error' : undefined}
            onChange={(event) => setAmount(event.target.value)}
          />
        </div>
        <div className="field adjust-description">
          <label htmlFor="description">Description (optional)</label>
          <input
            className="input"
            id="description"
            name="description"
            maxLength={500}
            autoComplete="off"
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </div>
        <button className="button" type="submit" disabled={adjusting}>
          {adjusting ? 'Adjusting...' : 'Adjust Credits'}
        </button>
        {error && (
          <p className="field-error" id="amount-error">
            {error}
          </p>
        )}
      </form>
    </section>
  )
}
