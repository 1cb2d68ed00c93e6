// What is saved of several images at once. The calls are loaded when they are needed first.
import { helpFor, messageFor } from '../../lib/problem'
import { showError } from '../../lib/toast'
import type { NamedFile } from '../tools/calls'

type Calls = typeof import('../tools/calls')

/** Asks for a file of several images and saves it; says why when it cannot. */
export async function saveFile(ask: (calls: Calls) => Promise<NamedFile>): Promise<void> {
  try {
    const [calls, { saveBlob }] = await Promise.all([import('../tools/calls'), import('../stage/file')])
    const file = await ask(calls)
    saveBlob(file.blob, file.name)
  } catch (error) {
    showError(messageFor(error), helpFor(error))
  }
}
