// The calls of the tools. Answers that are files come as blobs; failures throw an ApiError with the server's sentence.
import { nameOf } from '../../../static/js/inspector-download'
import { api, bodyOf, type Image } from '../../lib/api'
import { helpOf } from '../../lib/help'
import { ApiError, detailOf, fieldOf } from '../../lib/problem'
import type { Picture } from '../../lib/readers'
import type { Step } from './steps'

async function answerOf(path: string, body?: object, headers?: Record<string, string>): Promise<Response> {
  const answer = await fetch(`/api/v1${path}`, {
    credentials: 'same-origin',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  })
  if (answer.ok) return answer
  const problem: unknown = await answer.json().catch(() => undefined)
  const detail = detailOf(problem) || (answer.status >= 500 ? 'Server error' : answer.statusText)
  throw new ApiError(answer.status, detail, helpOf(problem), fieldOf(problem))
}

/** Returns the exact PNG that steps make of an image. */
export async function previewOf(id: string, steps: Step[]): Promise<Blob> {
  return (await answerOf(`/images/${id}/edits/preview`, { steps })).blob()
}

/** Saves what steps make of an image as a new image of the user's own. Sending the same key again never saves it twice. */
export async function saveEdited(id: string, steps: Step[], key: string): Promise<Image> {
  return (await answerOf(`/images/${id}/edits`, { steps }, { 'Idempotency-Key': key })).json()
}

/** A part of an illustration that has a color of its own. */
export interface Part {
  name: string
  label: string
  color: string
}

/** Lists the parts of an image that can be recolored; none where the engine knows of none. */
export async function partsOf(id: string): Promise<Part[]> {
  const { parts } = await (await answerOf(`/images/${id}/parts`)).json()
  return parts ?? []
}

/** What an image can be exported for, as the server lists it. */
export interface Purpose {
  name: string
  label: string
  hint: string
  formats: Format[]
  zip: boolean // it comes as a ZIP file of several
}

export type Format = 'png' | 'webp' | 'svg'

export async function purposes(): Promise<Purpose[]> {
  return (await (await answerOf('/export/purposes')).json()).purposes
}

/** A file with the name that the server gave it. */
export interface NamedFile {
  blob: Blob
  name: string
  enlarged: number // how many times its pixels had to be scaled up; 1: not at all
}

async function fileOf(answer: Response): Promise<NamedFile> {
  return {
    blob: await answer.blob(),
    name: nameOf(answer.headers.get('Content-Disposition') ?? ''),
    enlarged: Number(answer.headers.get('X-Pellucid-Enlarged') ?? 1),
  }
}

/** What to export: which purpose, as what, how wide (0: as it is). */
export interface ExportOrder {
  steps: Step[]
  purpose: string
  format: Format
  width: number
}

export async function exportImage(id: string, order: ExportOrder): Promise<NamedFile> {
  return fileOf(await answerOf(`/images/${id}/export`, order))
}

export interface SheetOrder {
  image_ids: string[]
  kind: 'sticker' | 'sprite'
  columns: number
  cell: number
  outline?: { width: number; color: string }
}

/** Puts several images on one sheet: a PNG of stickers, or a ZIP of a sprite sheet and its atlas. */
export async function makeSheet(order: SheetOrder): Promise<NamedFile> {
  return fileOf(await answerOf('/images/sheet', order))
}

/** Puts several images into one ZIP file. */
export async function zipImages(ids: string[]): Promise<NamedFile> {
  return fileOf(await answerOf('/images/zip', { image_ids: ids, format: 'png' }))
}

const MOST_RECENT = 24

/** Lists the user's newest images. */
export async function recentImages(): Promise<Picture[]> {
  const query = { limit: MOST_RECENT, sort_by: 'newest' as const }
  return (await bodyOf(api.GET('/images/my', { params: { query } }))).data
}
