import { useEffect, useRef, useState } from 'react'
import { HELP } from '../../lib/help'
import { showError } from '../../lib/toast'
import { deleteReference, fetchReferences } from '../calls'
import type { DraftForm } from '../draft/use-draft'
import { randomKey } from '../generation/attempt'
import { refusalOf } from '../results/refusal'
import { fileProblem, roomFor, tooMany, type Upload } from './references'
import { uploadReference } from './upload'

/** The reference images of a draft, with those on their way; most is how many the engine uses. */
export function useReferences({ draft, change }: Pick<DraftForm, 'draft' | 'change'>, most: number) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const sent = useRef(new Set<string>())
  useForgotten(draft.references.length > 0, change)

  const update = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))

  function add(files: readonly File[]) {
    const room = roomFor(draft.references.length, uploads, most)
    if (files.length > room) showError(tooMany(files.length - room, most), HELP.common)
    for (const file of files.slice(0, room)) void send(file)
  }

  async function send(file: File) {
    const upload = { key: randomKey(), name: file.name, source: '', progress: 0, error: fileProblem(file) }
    if (upload.error === '') upload.source = URL.createObjectURL(file)
    setUploads((all) => [...all.filter(({ error }) => error === ''), upload])
    if (upload.error !== '') return
    const stop = new AbortController()
    stops.current.set(upload.key, stop)
    try {
      const onProgress = (progress: number) => update(upload.key, { progress })
      const reference = await uploadReference(file, { onProgress, signal: stop.signal })
      change(({ references }) => ({ references: [...references, reference] }))
      drop(upload.key)
    } catch (error) {
      update(upload.key, { error: refusalOf(error).message })
    }
  }

  /** Takes an upload off the list, and stops it when it is on its way. */
  function drop(key: string) {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    setUploads((all) => {
      const gone = all.find((upload) => upload.key === key)
      if (gone?.source) URL.revokeObjectURL(gone.source)
      return all.filter((upload) => upload.key !== key)
    })
  }

  /** Takes a reference out of the draft; the server forgets it unless a generation follows it. */
  function remove(id: string) {
    change(({ references }) => ({ references: references.filter((reference) => reference.id !== id) }))
    if (!sent.current.has(id)) deleteReference(id).catch(() => undefined) // it is forgotten after a day anyway
  }

  function markSent() {
    for (const { id } of draft.references) sent.current.add(id)
  }

  const uploading = uploads.some(({ error }) => error === '')
  return {
    most,
    uploads,
    uploading,
    room: roomFor(draft.references.length, uploads, most),
    add,
    drop,
    remove,
    markSent,
  }
}

/** Takes references out of a draft of an earlier visit that the server has forgotten since. */
function useForgotten(any: boolean, change: DraftForm['change']): void {
  const [restored] = useState(any)
  useEffect(() => {
    if (!restored) return
    fetchReferences()
      .then((kept) => {
        const ids = new Set(kept.map(({ id }) => id))
        change(({ references }) => ({ references: references.filter(({ id }) => ids.has(id)) }))
      })
      .catch(() => undefined) // the request will tell, should one be missing
  }, [restored, change])
}
