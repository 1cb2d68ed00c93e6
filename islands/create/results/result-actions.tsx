import type { Image } from '../../lib/api'
import { counted } from '../../lib/words'
import type { Reading } from '../calls'
import { ReadingLists } from '../prompt/reading-lists'
import { DownloadMenu } from './download-menu'

interface Props {
  image: Image
  onReuse: () => void
}

/** What else can be done with the image on the stage, and how its prompt was read, in one row: the feed below stays in sight. */
export function ResultActions({ image, onReuse }: Props) {
  const { reading, notes } = image
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
        {reading && <HowRead reading={reading} />}
      </div>
      <Notes notes={notes.filter((note) => !reading?.left_out.some(({ why }) => why === note))} />
    </div>
  )
}

function HowRead({ reading }: { reading: Reading }) {
  const missing = reading.left_out.length
  const reasons = [...new Set(reading.left_out.flatMap(({ why }) => why || []))]
  return (
    <details className="result-reading">
      <summary className="tiny">How we read it{missing > 0 && ` (${counted(missing, 'word')} left out)`}</summary>
      <ReadingLists reading={reading} />
      <Notes notes={reasons} />
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
