import type { Picture } from '../../lib/readers'

/** A picture as large as its place allows, leading to its own page. */
export function PictureLink({ picture }: { picture: Picture }) {
  return (
    <a className="cell result-picture" href={`/image/${picture.id}`}>
      <img
        className="picture"
        src={picture.file_url}
        srcSet={sourcesOf(picture)}
        sizes="(width < 60rem) 92vw, 40rem"
        width={picture.width}
        height={picture.height}
        alt={picture.alt_text || picture.prompt}
      />
    </a>
  )
}

/** Lists the files that the browser may choose from; a picture narrower than the smaller one has no such choice. */
function sourcesOf({ file_url, thumbnail_url, width }: Picture): string | undefined {
  return width > 512 ? `${thumbnail_url} 512w, ${file_url} ${width}w` : undefined
}
