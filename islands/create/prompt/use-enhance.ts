import { useEffect, useRef, useState } from 'react'
import { HELP } from '../../lib/help'
import { ApiError, isNetworkFailure } from '../../lib/problem'
import { enhancePrompt } from '../calls'
import type { DraftForm } from '../draft/use-draft'
import { ownRefusal, type Refusal, refusalOf } from '../results/refusal'
import { addsNothing, type Enhancement, enhancementOf, isAbout } from './enhancement'

export const ENHANCE_EMPTY = 'Please enter a prompt before enhancing.'
export const ENHANCE_FAILED = 'Failed to enhance prompt. Please try again.'

/** Improves the prompt of a draft, and takes it back. */
export function useEnhance({ draft, change, complain }: Pick<DraftForm, 'draft' | 'change' | 'complain'>) {
  const [busy, setBusy] = useState(false)
  const [latest, setLatest] = useState<Enhancement>()
  const [refusal, setRefusal] = useState<Refusal>()
  const current = useRef(draft.prompt)
  useEffect(() => {
    current.current = draft.prompt
  })

  async function ask(before: string) {
    const shown = draft.prompt
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = enhancementOf(before, await enhancePrompt(before))
      if (current.current === shown) take(answer) // otherwise somebody went on typing, and their words stand
    } catch (error) {
      setRefusal(enhanceRefusal(error))
    }
    setBusy(false)
  }

  function take(answer: Enhancement) {
    setLatest(answer)
    if (!addsNothing(answer)) change({ prompt: answer.wordings[0].prompt })
  }

  function enhance() {
    if (busy) return
    if (draft.prompt.trim() === '') complain(ENHANCE_EMPTY)
    else void ask(draft.prompt)
  }

  const enhancement = latest && isAbout(latest, draft.prompt) ? latest : undefined

  function again() {
    if (enhancement && !busy) void ask(enhancement.before)
  }

  function undo() {
    if (enhancement) change({ prompt: enhancement.before })
  }

  const choose = (prompt: string) => change({ prompt })
  return { busy, enhancement, refusal, enhance, again, undo, choose }
}

/** Returns the server's own sentence, or the one that the specification gives for all other failures. */
export function enhanceRefusal(error: unknown): Refusal {
  if (error instanceof ApiError && error.status < 500) return refusalOf(error)
  const help = isNetworkFailure(error) ? HELP.waiting : HELP.prompts
  return ownRefusal(ENHANCE_FAILED, help)
}
