import { useCallback, useRef, useState } from 'react'
import { promptExcess } from '../settings/limits'
import type { Draft } from './draft'

const NO_PROMPT = 'Please describe the image you want.'

/** What becomes different, or how that follows from the draft as it is by then. */
type Change = Partial<Draft> | ((current: Draft) => Partial<Draft>)

/** Goes to what is to be left out, whose count says by how much it is too long. */
function showNegativePrompt(): void {
  const field = document.getElementById('negative-prompt')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

export type DraftForm = ReturnType<typeof useDraft>

/** The draft with its form: how it is changed, and what is wrong with the prompt. */
export function useDraft(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [promptError, setPromptError] = useState('')
  const promptField = useRef<HTMLTextAreaElement>(null)

  const change = useCallback((part: Change) => {
    setDraft((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) }))
    if (typeof part !== 'function' && part.prompt?.trim()) setPromptError('')
  }, [])

  /** Says beside the prompt what is wrong with it, and goes there. */
  function complain(message: string) {
    setPromptError(message)
    promptField.current?.focus()
  }

  /** Reports whether there is a prompt that can be sent; when there is none, says so beside the field and goes there. */
  function hasPrompt(): boolean {
    if (promptExcess(draft.prompt) > 0) {
      promptField.current?.focus()
      document.getElementById('prompt-count')?.scrollIntoView({ block: 'center' }) // it says by how much; on a phone it is below the fold
      return false
    }
    if (draft.prompt.trim() === '') {
      complain(NO_PROMPT)
      return false
    }
    if (promptExcess(draft.negativePrompt) === 0) return true
    showNegativePrompt()
    return false
  }

  return { draft, change, complain, hasPrompt, promptError, promptField }
}
