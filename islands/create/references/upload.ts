// Sending a file with its progress, which fetch does not tell.
import type { components, paths } from '../../lib/api.gen'
import { helpOf } from '../../lib/help'
import { number, object, type Reader, string } from '../../lib/parse'
import { ApiError, detailOf } from '../../lib/problem'

export type Reference = components['schemas']['Reference']

const PATH: keyof paths = '/images/references'
const PATIENCE = 120_000 // milliseconds for 10 MB on a slow line

export const reference: Reader<Reference> = object<Reference>({
  id: string,
  file_url: string,
  preview_url: string,
  width: number,
  height: number,
  created_at: string,
})

interface Options {
  onProgress: (share: number) => void // 0–1
  signal: AbortSignal
}

/** Uploads a reference image, or throws what any other call would throw. After an abort it never ends. */
export function uploadReference(file: File, { onProgress, signal }: Options): Promise<Reference> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${PATH}`)
    request.responseType = 'json'
    request.timeout = PATIENCE
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      try {
        resolve(answerOf(request.status, request.response))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = request.ontimeout = () => reject(new TypeError('Failed to fetch'))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

/** Returns the reference that an answer tells of, or throws its problem. */
export function answerOf(status: number, body: unknown): Reference {
  if (status !== 201) throw new ApiError(status, detailOf(body) || (status >= 500 ? 'Server error' : ''), helpOf(body))
  return reference(body, '')
}
