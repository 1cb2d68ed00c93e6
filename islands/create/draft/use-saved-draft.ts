import { useEffect, useRef } from 'react'
import type { Draft } from './draft'
import { DRAFT_KEY } from './draft-key'
import { draftText, isWorthKeeping, type Visit } from './saved-draft'

const PAUSE = 400 // milliseconds without a change, then it is written down

/** Keeps the draft in this browser while it is worked on. Returns the function to call when it was sent. */
export function useSavedDraft(draft: Draft, visit: Omit<Visit, 'now'>): () => void {
  const start = useRef(draft)
  const sent = useRef<Draft>(undefined)

  useEffect(() => {
    if (draft === start.current) return
    if (draft === sent.current && !visit.running) {
      forget() // it is done with
      return
    }
    const save = () => write(draft, draft === sent.current, { ...visit, now: Date.now() })
    const timer = setTimeout(save, PAUSE)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', save)
    }
  }, [draft, visit])

  return () => {
    sent.current = draft
    write(draft, true, { ...visit, now: Date.now() })
  }
}

function forget(): void {
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch (cause) {
    console.info('This browser keeps no drafts.', cause)
  }
}

function write(draft: Draft, sent: boolean, visit: Visit): void {
  try {
    if (isWorthKeeping(draft)) localStorage.setItem(DRAFT_KEY, draftText(draft, sent, visit))
    else forget()
  } catch (cause) {
    console.info('The draft cannot be kept in this browser.', cause)
  }
}

/** Returns what an earlier visit has left. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(DRAFT_KEY)
  } catch {
    return null // storage is switched off
  }
}
