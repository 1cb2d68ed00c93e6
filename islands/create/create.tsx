import { useRef, useState } from 'react'
import { HELP } from '../lib/help'
import type { Watch } from '../lib/poll'
import { isInSight } from '../lib/sight'
import { showError, showSuccess, Toasts } from '../lib/toast'
import { CreateForm } from './create-form'
import { requestOf, signInAddress } from './draft'
import { foundGeneration, isRunning } from './generation'
import { LightTable } from './light-table'
import { boundedCount, creditProblem } from './limits'
import type { CreateProps } from './props'
import { RecentGenerations } from './recent-generations'
import { nextSample } from './samples'
import { useAccount } from './use-account'
import { useDraft } from './use-draft'
import { useGeneration } from './use-generation'
import { useShortcut } from './use-shortcut'

/** The create screen: left the form, right the light table on which the pictures come to lie. */
export function Create(props: CreateProps) {
  const { usage, recent, ...account } = useAccount(props)
  const form = useDraft(props.prefill, props.usage)
  const { draft } = form
  const table = useRef<HTMLElement>(null)
  const [found] = useState(() => foundGeneration(props))
  const { generation, refusal, run, lookAgain } = useGeneration(found, {
    onAccepted: account.reserve,
    onRefused({ message, help }) {
      account.refresh() // the reason may be that the credits have changed
      showError(message, help)
    },
    onOver(watch) {
      account.refresh()
      if (!isInSight(table.current)) tellOutcome(watch)
    },
  })
  const busy = isRunning(generation)
  const signIn = signInAddress(draft)

  function submit() {
    if (busy || !form.hasPrompt()) return
    const problem = creditProblem(boundedCount(draft.count, usage), usage)
    if (problem) showError(problem, HELP.credits)
    else void run(requestOf(draft, usage))
  }
  useShortcut(submit)

  return (
    <>
      <CreateForm form={form} usage={usage} busy={busy} refusal={refusal} signIn={signIn} onSubmit={submit} />
      <LightTable
        table={table}
        generation={generation}
        signIn={signIn}
        onExample={() => form.change({ prompt: nextSample(draft.prompt) })}
        onLookAgain={lookAgain}
        onTryAgain={submit}
      />
      <RecentGenerations pictures={recent} />
      <Toasts />
    </>
  )
}

function tellOutcome({ status, error }: Watch): void {
  if (status === 'completed') showSuccess('Your pictures are ready')
  else showError(error, HELP.failed)
}
