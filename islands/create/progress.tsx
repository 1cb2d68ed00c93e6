import type { Generation } from './generation'
import { useSeconds } from './use-seconds'

/** How far a running generation is, and for how long it has been running. */
export function Progress({ generation: { watch, startedAt } }: { generation: Generation }) {
  const seconds = useSeconds(startedAt)
  return (
    <div className="task-progress">
      <progress max={100} value={watch.progress} aria-label="Progress" />
      <span className="figure">
        {watch.progress}% · {seconds} s
      </span>
    </div>
  )
}
