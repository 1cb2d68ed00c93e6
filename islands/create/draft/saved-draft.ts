// The unfinished draft, kept in this browser until it has been sent: closing the page loses nothing.
import { absentAs, boolean, list, number, object, oneOf, type Reader, string } from '../../lib/parse'
import { reference } from '../references/upload'
import { RATIOS } from '../settings/ratio'
import type { Draft } from './draft'

const WEEK = 7 * 24 * 60 * 60 * 1000 // milliseconds

interface Saved {
  username: string // whose it is
  address: string // the query that the screen was opened with
  savedAt: number // milliseconds of the clock
  sent: boolean // it was generated like this
  draft: Draft
}

/** Who opens the screen, how, and when. */
export interface Visit {
  username: string
  address: string
  running: boolean // a task is under way
  now: number // milliseconds of the clock
}

const draft: Reader<Draft> = object<Draft>({
  prompt: string,
  negativePrompt: string,
  size: number,
  ratio: absentAs(oneOf('', ...RATIOS), ''), // drafts of before there were ratios and engines have neither
  engine: absentAs(string, ''),
  count: number,
  isPrivate: boolean,
  guidanceScale: number,
  steps: number,
  shadow: oneOf('none', 'contact', 'drop'),
  seed: string,
  cloneFrom: string,
  references: list(reference),
})

const saved: Reader<Saved> = object<Saved>({
  username: string,
  address: string,
  savedAt: number,
  sent: boolean,
  draft,
})

export function draftText(kept: Draft, sent: boolean, { username, address, now }: Visit): string {
  return JSON.stringify({ username, address, savedAt: now, sent, draft: kept } satisfies Saved)
}

/** Returns the draft that a visit goes on with, or nothing: of somebody else, of another address, done with, or old. */
export function draftFor(visit: Visit, text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const found = saved(JSON.parse(text), '')
    const mine = found.username === visit.username && found.address === visit.address
    const open = !found.sent || visit.running
    return mine && open && visit.now - found.savedAt < WEEK ? found.draft : undefined
  } catch {
    return undefined // of an earlier form of this screen
  }
}

/** Tells whether there is anything in a draft that would be missed. */
export function isWorthKeeping({ prompt, references }: Draft): boolean {
  return prompt.trim() !== '' || references.length > 0
}
