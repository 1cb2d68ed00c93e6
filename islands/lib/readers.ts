// The readers of what several islands get from the server. Each is complete for its type: a field that is added, renamed or
// retyped in Go breaks the type check here.
import type { Image, Usage } from './api'
import { boolean, list, nullable, number, object, type Reader, string } from './parse'

/** The part of an image that islands show. */
export type Picture = Pick<
  Image,
  'id' | 'file_url' | 'thumbnail_url' | 'prompt' | 'alt_text' | 'width' | 'height' | 'notes'
>

export const usage: Reader<Usage> = object<Usage>({
  remaining_credits: number,
  monthly_credits: number,
  used_credits: number,
  percentage: number,
  reset_at: nullable(string),
  isPremium: boolean,
  private_gallery: boolean,
  max_resolution: number,
  batch_size: number,
})

export const picture: Reader<Picture> = object<Picture>({
  id: string,
  file_url: string,
  thumbnail_url: string,
  prompt: string,
  alt_text: string,
  width: number,
  height: number,
  notes: list(string),
})
