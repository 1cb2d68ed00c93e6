import type { Image } from '../../lib/api'

/** The selected image of the create screen, with what the stage says about it and what the tools need to know. */
export interface StageImage {
  id: string
  url: string // the full PNG with alpha
  svgUrl?: string // its vector file; missing: it has none
  width: number // pixels
  height: number
  prompt: string
  title: string // a text alternative
  verdict: 'pass' | 'warn' | 'fail' // of the measured alpha report
  seconds?: number // how long it took to make; missing: not known
}

/** Returns an address of a file on this site: a CDN has it under the same path, but lets nobody read its pixels. */
export function sitePath(address: string): string {
  return new URL(address, 'http://site.invalid').pathname
}

/** Returns what stage and tools need of an image. seconds is how long it took to make, where that is known. */
export function stageImageOf(image: Image, seconds?: number): StageImage {
  return {
    id: image.id,
    url: sitePath(image.file_url),
    width: image.width,
    height: image.height,
    prompt: image.prompt,
    title: image.alt_text,
    verdict: image.alpha.verdict,
    ...(image.has_svg && { svgUrl: `/image/${image.id}/download?format=svg&size=original` }),
    ...(seconds !== undefined && { seconds }),
  }
}
