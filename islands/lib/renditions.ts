import type { Picture } from './readers'

const WIDTHS = [256, 512, 1024] // pixels, as the server keeps them

/** Lists the renditions of a picture for a srcset. They lie beside its thumbnail. */
export function srcSet({ thumbnail_url, width }: Pick<Picture, 'thumbnail_url' | 'width'>): string {
  const folder = thumbnail_url.slice(0, thumbnail_url.lastIndexOf('/'))
  return WIDTHS.filter((pixels) => pixels <= width)
    .map((pixels) => `${folder}/${pixels}.webp ${pixels}w`)
    .join(', ')
}
