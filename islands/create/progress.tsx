import type { Generation } from './generation'
import { useSeconds } from './use-seconds'

/** How far a running generation is. The seconds are left out where the browser has not seen it start. */
export function Progress({ generation: { watch, startedAt } }: { generation: Generation }) {
  const seconds = useSeconds(startedAt)
  return (
    <div className="task-progress">
      <progress max={100} value={watch.progress} aria-label="Progress" />
      <span className="figure">
        {watch.progress}%{seconds !== undefined && ` · ${seconds} s`}
      </span>
    </div>
  )
}
