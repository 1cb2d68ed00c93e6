import type { Page } from '@playwright/test'

export interface AlphaShares {
  width: number
  height: number
  transparent: number
  soft: number
  opaque: number
}

/** Decodes a picture in the browser and counts its pixels by alpha: shares of all pixels, 0 to 1. */
export async function alphaShares(page: Page, file: Buffer, type: string): Promise<AlphaShares> {
  return page.evaluate(
    async ([base64, mime]) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: mime }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      const counts = { transparent: 0, soft: 0, opaque: 0 }
      for (let i = 3; i < data.length; i += 4) {
        const alpha = data[i]
        if (alpha === 0) counts.transparent++
        else if (alpha === 255) counts.opaque++
        else counts.soft++
      }
      const pixels = data.length / 4
      return {
        width: bitmap.width,
        height: bitmap.height,
        transparent: counts.transparent / pixels,
        soft: counts.soft / pixels,
        opaque: counts.opaque / pixels,
      }
    },
    [file.toString('base64'), type] as const,
  )
}
