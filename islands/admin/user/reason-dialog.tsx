import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messageFor } from '../../lib/problem'
import { type Ask, act } from './ask'

const REASON_MOST = 500 // characters

interface Props {
  ask: Ask
  onDone: () => void
  onClose: () => void
}

/** Asks why something is to be done, and does it. A failure is told in the dialog, and what was typed stays. */
export function ReasonDialog({ ask, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setError('Please enter a reason. It is kept in the audit log.')
    setBusy(true)
    setError('')
    try {
      await act(ask, reason)
      dialog.current?.close()
      onDone()
    } catch (failure) {
      setError(messageFor(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <dialog className="why-ask" ref={dialog} aria-labelledby="why-title" aria-describedby="why-text" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <h2 id="why-title">{ask.title}</h2>
        <p id="why-text">{ask.text}</p>
        <div className="field">
          <label htmlFor="why-reason">Reason</label>
          <textarea
            className="input"
            id="why-reason"
            rows={3}
            maxLength={REASON_MOST}
            value={reason}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'why-error' : 'why-hint'}
            onChange={(event) => setReason(event.target.value)}
          />
          <p className="hint" id="why-hint">
            Kept in the audit log.
          </p>
          {error && (
            <p className="field-error" id="why-error" role="alert">
              {error}
            </p>
          )}
        </div>
        <div className="row">
          <button className={ask.danger ? 'button button-danger' : 'button'} type="submit" disabled={busy}>
            {busy ? 'One moment...' : ask.button}
          </button>
          <button className="button button-quiet" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}
