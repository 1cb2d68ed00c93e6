import type { Generation } from '../generation/generation'
import { useSeconds } from '../generation/use-seconds'

interface Props {
  generation: Generation
  onCancel: () => void
}

/** How far a running generation is, for how long it has been running, and the way to end it. */
export function Progress({ generation: { watch, startedAt, taskId, cancelling }, onCancel }: Props) {
  const seconds = useSeconds(startedAt)
  return (
    <div className="task-progress">
      <progress max={100} value={watch.progress} aria-label="Progress" />
      <span className="figure">
        {watch.progress}% · {seconds} s
      </span>
      <button
        className="button button-quiet button-small"
        type="button"
        aria-disabled={taskId === '' || cancelling}
        onClick={onCancel}
      >
        {cancelling ? 'Cancelling...' : 'Cancel'}
      </button>
    </div>
  )
}
