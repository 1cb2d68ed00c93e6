import type { Generation } from './generation'
import { useSeconds } from './use-seconds'

const HEADINGS = { queued: 'Waiting for a free hand', processing: 'Drawing your pictures' }

/** How far a running generation is. */
export function WorkingBar({ generation: { watch, wanted, startedAt } }: { generation: Generation }) {
  const seconds = useSeconds(startedAt)
  const heading = watch.status === 'queued' ? HEADINGS.queued : HEADINGS.processing
  return (
    <div className="working">
      <h2 tabIndex={-1}>{heading}</h2>
      <div className="task-progress">
        <progress max={100} value={watch.progress} aria-label="Progress" />
        <span className="figure">
          {watch.progress}%{seconds !== undefined && ` · ${seconds} s`}
        </span>
      </div>
      <p className="hint">
        {wanted === 1 ? 'A picture' : 'Each picture'} typically takes 5-10 seconds. You may close this page; your
        pictures will be kept.
      </p>
    </div>
  )
}
