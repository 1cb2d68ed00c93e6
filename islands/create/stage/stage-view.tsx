import { lazy, Suspense } from 'react'
import type { Edit } from '../tools/use-edit'
import { useDragOut } from './drag-out'
import type { StageImage } from './stage-image'

export type Zoom = 'fit' | 'full'

const Pixels = lazy(async () => ({ default: (await import('./pixels')).Pixels }))
const MockupView = lazy(async () => ({ default: (await import('../tools/mockups/mockup-view')).MockupView }))

interface Props {
  image: StageImage
  edit: Edit
  zoom: Zoom
}

/** The image itself: its file while nothing is done to it, else its pixels. In the modes of the tools it is painted on. */
export function StageView({ image, edit, zoom }: Props) {
  const { mode, failure, store, working } = edit
  if (mode?.kind === 'mockup')
    return (
      <div className="stage-view" aria-busy={working}>
        <Suspense fallback={<p className="stage-note">Setting up the mock-up…</p>}>
          <MockupView name={mode.name} color={mode.color} image={image} edit={edit} />
        </Suspense>
      </div>
    )
  const painted = edit.rendered !== null || mode !== null
  return (
    <div className="stage-view" data-zoom={zoom} aria-busy={working} {...(zoom === 'full' && { tabIndex: 0 })}>
      {painted ? (
        <Suspense fallback={<File image={image} />}>
          <Pixels image={image} edit={edit} />
        </Suspense>
      ) : (
        <File image={image} />
      )}
      {failure && (
        <div className="stage-note stage-failure" role="alert">
          <p>{failure}</p>
          <button className="button button-quiet button-small" type="button" onClick={() => store?.retry()}>
            Try again
          </button>
          <button className="button button-quiet button-small" type="button" onClick={() => store?.undo()}>
            Undo
          </button>
        </div>
      )}
    </div>
  )
}

function File({ image }: { image: StageImage }) {
  const drag = useDragOut(image, null)
  const { url, title, width, height } = image
  return <img className="stage-image" src={url} alt={title} width={width} height={height} {...drag} />
}
