import { Icon } from '../lib/icon'
import { PictureLink } from './picture-link'
import { Placeholder } from './placeholder'
import { usePicture } from './use-picture'

/** One delivered image, lying free, with what can be done with it. */
export function Result({ id }: { id: string }) {
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
        <a
          className="button button-quiet button-small"
          href={`/image/${id}/download?format=png&size=original`}
          download
          aria-keyshortcuts="D"
        >
          <Icon name="download-simple" />
          Download
        </a>
        <a className="button button-bare button-small" href={`/gallery?image=${id}`}>
          <Icon name="eye" />
          View
        </a>
      </div>
      {picture?.notes.map((note) => (
        <p className="hint" key={note}>
          {note}
        </p>
      ))}
    </li>
  )
}
