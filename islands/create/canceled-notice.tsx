import { Notice } from '../lib/notice'

/** Says that a task was ended before anything came of it. */
export function CanceledNotice({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice>
      <p>Canceled. Nothing was charged, and your description is kept.</p>
      <p className="row">
        <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
          Generate again
        </button>
      </p>
    </Notice>
  )
}
