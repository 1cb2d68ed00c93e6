import type { CreateProps } from '../props'
import { allowedDraft, type Draft, startDraft } from './draft'
import { draftAddress } from './draft-address'
import { draftFor } from './saved-draft'
import { keptText } from './use-saved-draft'

/** Returns the draft that the screen opens with: the one left unfinished here, or what the address or a running task says. */
export function openingDraft({ username, usage, prefill, task, typed }: CreateProps): Draft {
  const visit = { username, address: draftAddress(), running: task !== null, now: Date.now() }
  const left = draftFor(visit, keptText())
  if (!left) return startDraft(prefill, usage)
  return allowedDraft({ ...left, prompt: typed.get('prompt') ?? left.prompt }, usage)
}
