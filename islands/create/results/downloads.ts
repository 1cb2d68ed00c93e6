// The forms in which a picture can be had, in the order of the image page's menu (views/image/image.go).

export interface Download {
  format: 'png' | 'webp' | 'svg'
  size: string // pixels, "original" or "trimmed"
  label: string
  hint: string
}

const WIDTHS = [1024, 512, 256] // pixels

/** Returns the address of a picture's file in a form. */
export function downloadAddress(id: string, { format, size }: Pick<Download, 'format' | 'size'>): string {
  return `/image/${id}/download?${new URLSearchParams({ format, size })}`
}

/** Lists every form beside the PNG of the original size; none is larger than the picture. */
export function downloadsOf({ width, height }: { width: number; height: number }, vector = false): Download[] {
  const dimensions = (pixels: number) => `${pixels} × ${Math.max(1, Math.round((height * pixels) / width))} px`
  const smaller = WIDTHS.filter((pixels) => pixels < width)
  const sized = (format: Download['format'], name: string) =>
    smaller.map((pixels) => ({ format, size: String(pixels), label: `${name}, ${dimensions(pixels)}`, hint: '' }))
  return [
    { format: 'png', size: 'trimmed', label: 'PNG, trimmed', hint: 'cut to the image' },
    ...sized('png', 'PNG'),
    { format: 'webp', size: 'original', label: `WebP, ${dimensions(width)}`, hint: 'smaller file' },
    ...sized('webp', 'WebP'),
    ...(vector ? [{ format: 'svg' as const, size: 'original', label: 'SVG', hint: 'vector, with named groups' }] : []),
  ]
}
