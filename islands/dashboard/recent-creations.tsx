import type { RefObject } from 'react'
import type { RecentPicture as Picture } from './props'
import { RecentPicture } from './recent-picture'
import { useNow } from './use-now'

interface Props {
  pictures: Picture[]
  deleting: string // id, or empty
  title: RefObject<HTMLHeadingElement | null>
  onDelete: (picture: Picture) => void
}

export function RecentCreations({ pictures, deleting, title, onDelete }: Props) {
  const now = useNow()
  return (
    <section className="surface recent" aria-labelledby="recent-title">
      <div className="page">
        <h2 id="recent-title" ref={title} tabIndex={-1}>
          Recent Creations
        </h2>
        {pictures.length === 0 ? (
          <NothingYet />
        ) : (
          <ul className="grid grid-large">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <RecentPicture
                  picture={picture}
                  now={now}
                  busy={picture.id === deleting}
                  onDelete={() => onDelete(picture)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function NothingYet() {
  return (
    <div className="empty">
      <div className="empty-art" aria-hidden="true" />
      <p>Your four latest pictures will lie here.</p>
      <a className="button" href="/create">
        Create Your First Image
      </a>
    </div>
  )
}
