import type { Picture } from '../../lib/readers'

/** A picture as large as its place allows, leading to its own page. */
export function PictureLink({ picture }: { picture: Picture }) {
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
