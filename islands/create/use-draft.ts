import { useRef, useState } from 'react'
import type { Usage } from '../lib/api'
import { type Draft, startDraft } from './draft'
import type { Prefill } from './props'

const NO_PROMPT = 'Please describe the picture you want.'

export type DraftForm = ReturnType<typeof useDraft>

/** The draft with its form: how it is changed, and what is wrong with the prompt. */
export function useDraft(prefill: Prefill, usage: Usage) {
  const [draft, setDraft] = useState(() => startDraft(prefill, usage))
  const [promptError, setPromptError] = useState('')
  const promptField = useRef<HTMLTextAreaElement>(null)

  function change(part: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...part }))
    if (part.prompt?.trim()) setPromptError('')
  }

  /** Tells whether there is a prompt; when there is none, says so beside the field and goes there. */
  function hasPrompt(): boolean {
    if (draft.prompt.trim() !== '') return true
    setPromptError(NO_PROMPT)
    promptField.current?.focus()
    return false
  }

  return { draft, change, hasPrompt, promptError, promptField }
}
