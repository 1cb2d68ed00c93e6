import type { Image } from '../../lib/api'
import { Icon } from '../../lib/icon'
import { Placeholder } from '../prompt/placeholder'
import { ReadingLists } from '../prompt/reading-panel'
import { usePicture } from '../references/use-picture'
import { DownloadLink } from './download-link'
import { DownloadMenu } from './download-menu'
import { PictureLink } from './picture-link'

interface Props {
  id: string
  onReuse: (image: Image) => void
}

/** One delivered image, lying free, with what can be done with it. */
export function Result({ id, onReuse }: Props) {
  const { picture, failed, retry } = usePicture(id)
  return (
    <li className="result" data-result={id}>
      {picture && <PictureLink picture={picture} />}
      {!picture && (
        <Placeholder>
          {failed && (
            <button className="button button-quiet button-small" type="button" onClick={retry}>
              Load this picture again
            </button>
          )}
        </Placeholder>
      )}
      <div className="result-actions">
        <div className="split-button">
          <DownloadLink
            id={id}
            form={{ format: 'png', size: 'original' }}
            className="button button-quiet button-small"
            shortcut="D"
          >
            <Icon name="download-simple" />
            Download
          </DownloadLink>
          {picture && <DownloadMenu picture={picture} />}
        </div>
        <a className="button button-bare button-small" href={`/gallery?image=${id}`}>
          <Icon name="eye" />
          View
        </a>
        {picture && (
          <button
            className="button button-bare button-small"
            type="button"
            title="Use these settings again"
            onClick={() => onReuse(picture)}
          >
            <Icon name="faders-horizontal" />
            <span className="action-name">Use these settings again</span>
          </button>
        )}
      </div>
      {picture?.notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
      {picture?.reading && (
        <details className="result-reading">
          <summary>How we read it</summary>
          <ReadingLists reading={picture.reading} />
        </details>
      )}
    </li>
  )
}
