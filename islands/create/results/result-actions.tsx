import type { Image } from '../../lib/api'
import { counted } from '../../lib/words'
import { ReadingLists } from '../prompt/reading-lists'
import { DownloadMenu } from './download-menu'

interface Props {
  image: Image
  onReuse: () => void
}

/** What else can be done with the image on the stage, and how its prompt was read, in one row: the feed below stays in sight. */
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
        {image.reading && <HowRead reading={image.reading} notes={image.notes} />}
      </div>
      {!image.reading && <Notes notes={image.notes} />}
    </div>
  )
}

function HowRead({ reading, notes }: { reading: NonNullable<Image['reading']>; notes: readonly string[] }) {
  const missing = reading.left_out.length
  return (
    <details className="result-reading">
      <summary className="tiny">How we read it{missing > 0 && ` (${counted(missing, 'word')} left out)`}</summary>
      <ReadingLists reading={reading} />
      <Notes notes={notes} />
    </details>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p className="hint" key={note}>
      {note}
    </p>
  ))
}
