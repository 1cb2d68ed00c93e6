import { HELP } from '../../lib/help'
import { Notice } from '../../lib/notice'
import { Why } from '../../lib/why'
import type { Refusal } from './refusal'

interface Props {
  refusal: Refusal
  onTryAgain?: () => void // where the same request may well be accepted the next time
}

/** Says why a request was not accepted, what is kept, and what to do. */
export function RefusedNotice({ refusal: { message, help, reference, again }, onTryAgain }: Props) {
  return (
    <Notice kind="error">
      <p>
        {message} <Why help={help} about={message} />
      </p>
      {again && <p>Your prompt is kept. Nothing was charged.</p>}
      {help === HELP.credits && (
        <p className="row">
          <a className="button button-quiet button-small" href="/pricing">
            See plans
          </a>
        </p>
      )}
      {reference && <p className="hint">Error reference {reference}</p>}
      {again && onTryAgain && (
        <p className="row">
          <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
            Try again
          </button>
        </p>
      )}
    </Notice>
  )
}
