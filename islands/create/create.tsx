import { useRef, useState } from 'react'
import { showError, Toasts } from '../lib/toast'
import { CreateForm } from './create-form'
import { type Draft, requestOf, signInAddress, startDraft } from './draft'
import { foundGeneration, isRunning } from './generation'
import { LightTable } from './light-table'
import { boundedCount, creditProblem } from './limits'
import type { CreateProps } from './props'
import { RecentGenerations } from './recent-generations'
import { nextSample } from './samples'
import { useAccount } from './use-account'
import { useGeneration } from './use-generation'
import { useShortcut } from './use-shortcut'

const NO_PROMPT = 'Please describe the picture you want.'

/** The create screen: left the form, right the light table on which the pictures come to lie. */
export function Create(props: CreateProps) {
  const account = useAccount(props)
  const { usage } = account
  const [draft, setDraft] = useState(() => startDraft(props.prefill, props.usage))
  const [promptError, setPromptError] = useState('')
  const [found] = useState(() => foundGeneration(props))
  const promptField = useRef<HTMLTextAreaElement>(null)
  const generating = useGeneration(found, {
    onAccepted(accepted) {
      account.keep(accepted)
      account.refreshUsage() // the credits are reserved now
    },
    onRefused(message) {
      showError(message)
      account.refreshUsage()
    },
    onOver() {
      account.refreshUsage()
      account.refreshRecent()
    },
  })
  const { generation, refusal } = generating
  const busy = isRunning(generation)

  function change(part: Partial<Draft>) {
    setDraft((current) => ({ ...current, ...part }))
    if (part.prompt?.trim()) setPromptError('')
  }

  function submit() {
    if (busy) return
    if (draft.prompt.trim() === '') {
      setPromptError(NO_PROMPT)
      promptField.current?.focus()
      return
    }
    const problem = creditProblem(boundedCount(draft.count, usage), usage)
    if (problem) showError(problem)
    else void generating.run(requestOf(draft, usage))
  }
  useShortcut(submit)

  const signIn = signInAddress(draft)
  return (
    <>
      <CreateForm
        draft={draft}
        usage={usage}
        busy={busy}
        refusal={refusal}
        signIn={signIn}
        promptError={promptError}
        promptField={promptField}
        onChange={change}
        onSubmit={submit}
      />
      <LightTable
        generation={generation}
        signIn={signIn}
        onExample={() => change({ prompt: nextSample(draft.prompt) })}
        onLookAgain={generating.lookAgain}
        onTryAgain={submit}
      />
      <RecentGenerations pictures={account.recent} />
      <Toasts />
    </>
  )
}
