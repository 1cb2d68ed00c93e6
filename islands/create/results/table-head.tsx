import { type Generation, isRunning, places } from '../generation/generation'
import { LayoutToggle, type ResultLayout } from './layout-toggle'
import { Progress } from './progress'

interface Props {
  generation: Generation
  layout: ResultLayout
  onLayout: (layout: ResultLayout) => void
  onCancel: () => void
}

/** The line above the pictures. It stays in its place from the first moment to the last, so that nothing below it jumps. */
export function TableHead({ generation, layout, onLayout, onCancel }: Props) {
  const running = isRunning(generation)
  const count = places(generation).length
  if (!running && generation.watch.status !== 'completed') return null
  return (
    <header className="table-head">
      <h2 tabIndex={-1}>{heading(generation)}</h2>
      {running && <Progress generation={generation} onCancel={onCancel} />}
      {!running && count > 1 && <LayoutToggle layout={layout} onChange={onLayout} />}
      <p className={running ? 'hint' : 'hint keys-hint'}>{running ? patience(count) : keys(count)}</p>
    </header>
  )
}

function heading({ watch }: Generation): string {
  if (watch.status === 'queued') return 'Waiting in the queue'
  if (watch.status === 'processing') return 'Drawing your pictures'
  return watch.images.length === 1 ? 'Your picture is ready' : 'Your pictures are ready'
}

function patience(count: number): string {
  const subject = count === 1 ? 'A picture' : 'Each picture'
  return `${subject} typically takes 5-10 seconds. You may close this page; your pictures will be kept.`
}

function keys(count: number): string {
  return count === 1
    ? 'With the picture in focus, D downloads it.'
    : 'With a picture in focus, arrow keys move on and D downloads.'
}
