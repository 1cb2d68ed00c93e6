import { Icon } from '../lib/icon'
import { srcSet } from '../lib/renditions'
import { ago, truncate } from '../lib/words'
import type { RecentPicture as Picture } from './props'

const CAPTION = 30 // characters
const ALT = 120

interface Props {
  picture: Picture
  now: number // milliseconds since 1970
  busy: boolean // being deleted
  onDelete: () => void
}

/** One of the latest pictures, lying free, with what can be done with it. */
export function RecentPicture({ picture, now, busy, onDelete }: Props) {
  const caption = truncate(picture.prompt, CAPTION)
  return (
    <article className="cutout" aria-busy={busy}>
      <a className="cutout-link" href={`/image/${picture.id}`} title={picture.prompt}>
        <span className="cell">
          <img
            className="picture"
            src={picture.thumbnail_url}
            srcSet={srcSet(picture)}
            sizes="(min-width: 900px) 270px, 44vw"
            width={picture.width}
            height={picture.height}
            alt={picture.alt_text || truncate(picture.prompt, ALT)}
          />
        </span>
        <span className="caption">{caption}</span>
      </a>
      <p className="cutout-meta">
        <time dateTime={picture.created_at}>{ago(picture.created_at, now)}</time>
        <span>
          {picture.width} × {picture.height} px
        </span>
      </p>
      <div className="recent-actions">
        <a
          className="icon-button"
          href={`/image/${picture.id}/download?format=png&size=original`}
          title="Download PNG"
          download
        >
          <Icon name="download-simple" />
          <span className="visually-hidden">Download “{caption}”</span>
        </a>
        <button className="icon-button" type="button" title="Delete" disabled={busy} onClick={onDelete}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete “{caption}”</span>
        </button>
      </div>
    </article>
  )
}
