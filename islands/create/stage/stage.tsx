import { lazy, type ReactNode, Suspense, useState } from 'react'
import { helpFor, messageFor } from '../../lib/problem'
import { showError, showSuccess } from '../../lib/toast'
import { MOCKUP } from '../tools/tool'
import { ToolIcon } from '../tools/tool-icon'
import { type Edit, useEdit } from '../tools/use-edit'
import { Backgrounds } from './backgrounds'
import { copy, download } from './file'
import type { StageImage } from './stage-image'
import { StageLine } from './stage-line'
import { StageView, type Zoom } from './stage-view'

const EditBar = lazy(async () => ({ default: (await import('../tools/edit-bar')).EditBar }))

interface Props {
  image: StageImage | null
  busy?: boolean // something else is shown in its place
  children?: ReactNode // what is shown where no image is selected
  onSaved?: (image: StageImage) => void
  onVariations?: () => void
  onMockup?: () => void
}

/** The selected image, large, on a background of choice, as the steps of its edit make it. */
export function Stage({ image, busy = false, children, onSaved, onVariations, onMockup }: Props) {
  const edit = useEdit(image)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const shown = busy ? null : image
  const mockup = edit.mode?.kind === 'mockup'

  return (
    <section className="stage" aria-label="Selected image" data-empty={shown ? undefined : ''} data-image={shown?.id}>
      <div className="stage-bar">
        {shown && <StageLine image={shown} edit={edit} />}
        {shown && !mockup && <ZoomToggle zoom={zoom} onChange={setZoom} />}
        <Backgrounds />
      </div>
      {shown ? (
        <StageView key={shown.id} image={shown} edit={edit} zoom={zoom} />
      ) : (
        <div className="stage-blank">{children}</div>
      )}
      {shown &&
        (isEdited(edit) ? (
          <Suspense fallback={<div className="edit-bar" />}>
            <EditBar image={shown} edit={edit} {...(onSaved && { onSaved })} />
          </Suspense>
        ) : (
          <div className="edit-bar" />
        ))}
      {shown && <StageActions image={shown} {...(onVariations && { onVariations })} {...(onMockup && { onMockup })} />}
    </section>
  )
}

/** Tells whether something was done, or can be done again. */
function isEdited({ history }: Edit): boolean {
  return history.steps.length + history.past.length + history.future.length > 0
}

function ZoomToggle({ zoom, onChange }: { zoom: Zoom; onChange: (zoom: Zoom) => void }) {
  const full = zoom === 'full'
  return (
    <button
      className="stage-zoom"
      type="button"
      aria-pressed={full}
      title={full ? 'Fit to the stage' : 'Show every pixel'}
      onClick={() => onChange(full ? 'fit' : 'full')}
    >
      {full ? '100%' : 'Fit'}
      <span className="visually-hidden">: {full ? 'every pixel is shown' : 'the whole image is shown'}</span>
    </button>
  )
}

interface ActionProps {
  image: StageImage
  onVariations?: () => void
  onMockup?: () => void
}

function StageActions({ image, onVariations, onMockup }: ActionProps) {
  const [busy, setBusy] = useState(false)

  async function act(action: (image: StageImage) => Promise<void>, done = '') {
    setBusy(true)
    try {
      await action(image)
      if (done) showSuccess(done)
    } catch (error) {
      showError(messageFor(error), helpFor(error))
    }
    setBusy(false)
  }

  return (
    <div className="stage-actions" aria-busy={busy}>
      {onVariations && (
        <button className="button button-quiet stage-variations" type="button" onClick={onVariations}>
          <ToolIcon name="variations" />
          Variations
        </button>
      )}
      {onMockup && (
        <button className="button button-quiet stage-mockup" type="button" onClick={onMockup}>
          <ToolIcon name={MOCKUP} />
          Mock-up
        </button>
      )}
      <button className="button button-quiet" type="button" onClick={() => void act(copy, 'Copied with transparency')}>
        <ToolIcon name="copy" />
        Copy
      </button>
      <button className="button" type="button" aria-keyshortcuts="D" onClick={() => void act(download)}>
        <ToolIcon name="export" />
        Download PNG
      </button>
    </div>
  )
}
