import { HELP } from '../../lib/help'
import { Notice } from '../../lib/notice'
import { Why } from '../../lib/why'

/** Says that we stopped looking at a task, which may well go on. */
export function LostNotice({ message, onLookAgain }: { message: string; onLookAgain: () => void }) {
  return (
    <Notice kind="error">
      <p>
        {message} <Why help={HELP.failed} about={message} />
      </p>
      <p className="row">
        <button className="button button-small" type="button" onClick={onLookAgain}>
          Check again
        </button>
        <a className="button button-quiet button-small" href="/gallery/my">
          My Gallery
        </a>
      </p>
    </Notice>
  )
}
