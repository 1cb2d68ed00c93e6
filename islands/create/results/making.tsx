import { type CSSProperties, useState } from 'react'
import { type Generation, isRunning, type Place, places, stateName, stateOf } from '../generation/generation'
import { useSeconds } from '../generation/use-seconds'
import { usePicture } from '../references/use-picture'
import { DownloadLink } from './download-link'
import { LayoutToggle, type ResultLayout } from './layout-toggle'

interface Props {
  generation: Generation
  onSelect: (id: string) => void
  onCancel: () => void
}

/** The images of a generation side by side: each in its place from the first moment on, with what is happening to it. */
export function Making({ generation, onSelect, onCancel }: Props) {
  const [layout, setLayout] = useState<ResultLayout>('grid')
  const running = isRunning(generation)
  const all = places(generation)
  return (
    <div className="making" style={shapeOf(generation)} aria-busy={running}>
      {running ? (
        <Progress generation={generation} onCancel={onCancel} />
      ) : (
        all.length > 1 && (
          <div className="making-head">
            <h2 className="making-state">{all.length} images</h2>
            <LayoutToggle layout={layout} onChange={setLayout} />
          </div>
        )
      )}
      <div className="slots-room">
        <ul className="slots" data-layout={all.length > 1 ? layout : 'single'} data-count={all.length}>
          {all.map((place) => (
            <Slot key={place.key} place={place} running={running} onSelect={onSelect} />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What is happening, for how long, and the way to end it. */
function Progress({ generation, onCancel }: Pick<Props, 'generation' | 'onCancel'>) {
  const { startedAt, taskId, cancelling } = generation
  const seconds = useSeconds(startedAt)
  return (
    <div className="making-head">
      <h2 className="making-state" tabIndex={-1}>
        {stateOf(generation)}
      </h2>
      <span className="figure making-seconds" title="An image typically takes 5-10 seconds">
        {seconds} s
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

interface SlotProps {
  place: Place
  running: boolean
  onSelect: (id: string) => void
}

function Slot({ place: { imageId, state, progress }, running, onSelect }: SlotProps) {
  const { picture, failed, retry } = usePicture(imageId)
  if (!imageId || !picture)
    return (
      <li className="slot" data-state={state}>
        {failed ? (
          <button className="button button-quiet button-small" type="button" onClick={retry}>
            Load this image again
          </button>
        ) : (
          <span className="slot-state">{stateName(state)}</span>
        )}
        <i style={{ '--done': progress / 100 } as CSSProperties} />
      </li>
    )
  return (
    <li className="slot" data-state="passed" data-result={imageId}>
      <button type="button" className="slot-image" onClick={() => onSelect(imageId)}>
        <img
          src={picture.thumbnail_url}
          srcSet={
            picture.width > 512 ? `${picture.thumbnail_url} 512w, ${picture.file_url} ${picture.width}w` : undefined
          }
          sizes="(width < 48rem) 46vw, 30vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt_text || picture.prompt}
        />
      </button>
      {running ? (
        <span className="slot-state slot-passed">{stateName('passed')}</span>
      ) : (
        <span className="slot-actions">
          <DownloadLink id={imageId} form={{ format: 'png', size: 'original' }} className="tiny">
            Download
          </DownloadLink>
          <a className="tiny" href={`/gallery?image=${imageId}`}>
            View
          </a>
        </span>
      )}
    </li>
  )
}

/** The shape of the images, which their places have before they come. */
function shapeOf({ width, height }: Generation): CSSProperties {
  return { '--across': width || 1, '--down': height || 1 } as CSSProperties
}
