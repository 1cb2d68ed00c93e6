import { Icon } from '../lib/icon'
import { Placeholder } from './placeholder'
import type { Picture } from './props'
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
        <a className="button button-bare button-small" href={`/image/${id}`}>
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

function PictureLink({ picture }: { picture: Picture }) {
  return (
    <a className="cell result-picture" href={`/image/${picture.id}`}>
      <img
        className="picture"
        src={picture.file_url}
        srcSet={`${picture.thumbnail_url} 512w, ${picture.file_url} ${picture.width}w`}
        sizes="(width < 60rem) 92vw, 40rem"
        width={picture.width}
        height={picture.height}
        alt={picture.alt_text || picture.prompt}
      />
    </a>
  )
}
