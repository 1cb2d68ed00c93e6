import { BasicIcon } from '../../lib/basic-icon'
import { counted } from '../../lib/words'
import type { Edit } from '../tools/use-edit'
import type { StageImage } from './stage-image'

const EDGES = {
  pass: 'Edges: clean on any background',
  warn: 'Edges: clean on most backgrounds',
  fail: 'Edges: look closely before you use it',
}

/** What is known of the image: its measured edges, or that it is edited, its size, and how long it took. */
export function StageLine({ image, edit }: { image: StageImage; edit: Edit }) {
  const { rendered, history, working } = edit
  const steps = history.steps.length
  const { width, height } = rendered?.frame ?? image
  return (
    <p className="stage-line" aria-live="polite">
      {steps > 0 ? (
        <span className="stage-edited">{working ? 'Working…' : `Edited, ${counted(steps, 'step')}, not saved`}</span>
      ) : (
        <span className={`verdict verdict-${image.verdict}`}>
          <BasicIcon name={image.verdict === 'pass' ? 'check-circle' : 'warning-circle'} />
          {EDGES[image.verdict]}
        </span>
      )}
      <span className="stage-figure">
        {width} × {height}
      </span>
      {image.seconds !== undefined && steps === 0 && (
        <span className="stage-figure stage-seconds">{image.seconds.toFixed(1)} s</span>
      )}
    </p>
  )
}
