/** Tells which half of the palette reads better on a #rrggbb color: that for light grounds (black text) or for dark ones. */
export function tone(color: string): 'light' | 'dark' {
  return luminance(color) > 0.179 ? 'light' : 'dark'
}

/** Relative luminance, 0–1 (WCAG 2.2). At 0.179 black and white have the same contrast to a color. */
export function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
