// Pictures that a generation follows: what may be uploaded (decisions.md; the server checks the same rules again).
import { counted } from '../../lib/words'

export const REFERENCES_MAX = 3
export const REFERENCE_TYPES = ['image/png', 'image/jpeg', 'image/webp']
const BYTES_MAX = 10 * 1024 * 1024

/** A file on its way to the server, or one that did not get there. */
export interface Upload {
  key: string
  name: string
  source: string // address of the picture in this browser
  progress: number // 0–1
  error: string // empty while it is on its way
}

/** Returns why a file cannot be a reference, or nothing. What only its pixels tell, the server finds out. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!REFERENCE_TYPES.includes(type)) return 'Reference images must be PNG, JPEG or WebP files.'
  if (size > BYTES_MAX) return 'Reference images can be up to 10 MB.'
  return ''
}

/** Returns how many more references there is room for among so many; what failed takes none. */
export function roomFor(ready: number, uploads: readonly Upload[], most = REFERENCES_MAX): number {
  return Math.max(0, most - ready - uploads.filter(({ error }) => error === '').length)
}

/** Says that some of the files were left out. */
export function tooMany(left: number, most = REFERENCES_MAX): string {
  return `You can use up to ${counted(most, 'reference image')}. ${counted(left, 'file')} left out.`
}
