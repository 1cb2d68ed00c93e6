import type { Image } from '../../lib/api'
import { ReadingLists } from '../prompt/reading-lists'
import { DownloadMenu } from './download-menu'

interface Props {
  image: Image
  onReuse: () => void
}

/** What else can be done with the image on the stage, and what is to be said of it. */
export function ResultActions({ image, onReuse }: Props) {
  return (
    <div className="result-more" data-result={image.id}>
      <div className="result-acts">
        <DownloadMenu picture={image} />
        <a className="tiny" href={`/gallery?image=${image.id}`}>
          View
        </a>
        <button className="tiny" type="button" onClick={onReuse}>
          Use these settings again
        </button>
        {image.reading && (
          <details className="result-reading">
            <summary className="tiny">How we read it</summary>
            <ReadingLists reading={image.reading} />
          </details>
        )}
      </div>
      {image.notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
    </div>
  )
}
