// The image as a file: the original, or the exact result of the steps.
import { saveLink } from '../../../static/js/inspector-download'
import { isNetworkFailure } from '../../lib/problem'
import { previewOf } from '../tools/calls'
import { editOf } from '../tools/edit-store'
import type { Frame } from '../tools/pixels/frame'
import type { StageImage } from './stage-image'

const NAME_LENGTH = 20 // characters of the prompt, as in the server's names

/** Returns the name of an image's file without its extension. */
export function fileName(prompt: string): string {
  const words = prompt
    .slice(0, NAME_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return words || 'image'
}

/** Returns the PNG: the original, or with the steps, exactly as the server applies them; offline as this browser does. */
export async function pngOf(image: StageImage): Promise<Blob> {
  const rendered = await editOf(image).settled()
  if (!rendered) return originalOf(image)
  try {
    return await previewOf(image.id, rendered.steps)
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    return encoded(rendered.frame)
  }
}

async function originalOf({ url }: StageImage): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(answer.status >= 500 ? 'Server error' : answer.statusText)
  return answer.blob()
}

/** Returns a frame as a PNG made by the browser. */
export async function encoded({ width, height, data }: Frame): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return canvasBlob(canvas)
}

/** Returns what is on a canvas as a PNG. */
export function canvasBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Unknown error'))), 'image/png')
  })
}

/** Saves the PNG: the original as every download of the site, which the image's statistics count. */
export async function download(image: StageImage): Promise<void> {
  const rendered = await editOf(image).settled()
  if (rendered) return saveBlob(await pngOf(image), `${fileName(image.prompt)}.png`)
  const link = document.createElement('a')
  link.href = `/image/${image.id}/download?format=png&size=original`
  return saveLink(link)
}

/** Saves a file under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // browsers read it after the click
}

/** Puts the PNG on the system's clipboard, alpha and all. Must be called from a click: browsers insist. */
export function copy(image: StageImage): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(image) })])
}
