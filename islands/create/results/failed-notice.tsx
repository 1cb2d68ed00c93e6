import { HELP } from '../../lib/help'
import { Notice } from '../../lib/notice'
import { Why } from '../../lib/why'

/** Says that nothing came of a task. */
export function FailedNotice({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Notice kind="error">
      <p>
        {message} <Why help={HELP.failed} about={message} />
      </p>
      <p>Nothing was charged, and your description is kept.</p>
      <p className="row">
        <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
          Try again
        </button>
      </p>
    </Notice>
  )
}
