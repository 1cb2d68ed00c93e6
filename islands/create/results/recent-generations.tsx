import type { Picture } from '../../lib/readers'

export function RecentGenerations({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <section className="create-recent surface" aria-labelledby="recent-title">
      <header className="create-head">
        <h2 id="recent-title">Recent Generations</h2>
        <a className="more" href="/gallery">
          View All
        </a>
      </header>
      <ul className="recent-list">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <a className="cell" href={`/image/${picture.id}`} title={picture.prompt}>
              <img
                className="picture"
                src={picture.thumbnail_url}
                width={picture.width}
                height={picture.height}
                alt={picture.alt_text || picture.prompt}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
