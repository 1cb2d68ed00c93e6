import { useMemo, useRef, useState } from 'react'
import type { Image } from '../lib/api'
import { HELP } from '../lib/help'
import type { Watch } from '../lib/poll'
import { isInSight } from '../lib/sight'
import { showError, showSuccess, Toasts } from '../lib/toast'
import { CreateForm } from './create-form'
import { requestOf, settingsOf, signInAddress } from './draft/draft'
import { openingDraft } from './draft/opening-draft'
import { useDraft } from './draft/use-draft'
import { useSavedDraft } from './draft/use-saved-draft'
import { foundGeneration, isCanceled, isRunning } from './generation/generation'
import { useGeneration } from './generation/use-generation'
import { useOpenTask } from './generation/use-open-task'
import { nextSample } from './prompt/samples'
import type { CreateProps } from './props'
import { usePicture } from './references/use-picture'
import { useReferences } from './references/use-references'
import { LightTable } from './results/light-table'
import { RecentGenerations } from './results/recent-generations'
import type { Refusal } from './results/refusal'
import { engineFor, priceOf, referenceProblem, referencesOf } from './settings/engines'
import { boundedCount, creditProblem } from './settings/limits'
import { useAccount } from './use-account'
import { useShortcut } from './use-shortcut'

const UPLOADING = 'Your reference images are still on their way. Please generate when they are there.'

/** The create screen: left the form, right the light table on which the pictures are shown. */
export function Create(props: CreateProps) {
  const { usage, recent, ...account } = useAccount(props)
  const [start] = useState(() => openingDraft(props))
  const form = useDraft(start)
  const { draft } = form
  const { engines } = props
  const engine = engines.length > 1 ? engineFor(draft.engine, engines) : undefined
  const references = useReferences(form, referencesOf(engine))
  const table = useRef<HTMLElement>(null)
  const [found] = useState(() => props.task && foundGeneration(props.task))
  const { generation, refusal, hold, run, ...task } = useGeneration(found ?? undefined, {
    onAccepted(accepted) {
      account.reserve(accepted)
      references.markSent()
      markSent()
    },
    onRefused(refused) {
      account.refresh() // the reason may be that the credits have changed
      if (refused.field === 'prompt') form.complain(refused.message)
      tellRefusal(refused)
    },
    onNotCanceled: tellRefusal,
    onOver(watch) {
      account.refresh()
      if (!isInSight(table.current)) tellOutcome(watch)
    },
  })
  const busy = isRunning(generation)
  const visit = useMemo(() => ({ username: props.username, address: location.search, running: busy }), [props, busy])
  const markSent = useSavedDraft(draft, visit)
  useOpenTask(busy, task.takeUp)
  const { picture } = usePicture(generation?.watch.images[0]?.id)
  const signIn = signInAddress(draft)

  function submit() {
    if (busy || !form.hasPrompt()) return
    const price = priceOf(engine)
    const problem = creditProblem(price * boundedCount(draft.count, usage, price), usage)
    const unfit = referenceProblem(draft.references.length, engine)
    if (problem) refuse(problem, HELP.credits)
    else if (unfit) refuse(unfit, HELP.common)
    else if (references.uploading) refuse(UPLOADING, HELP.waiting)
    else void run(requestOf(draft, usage, engine))
  }
  useShortcut(submit)

  /** Says why nothing was sent: on the page, where it stays, and where it is seen at once. */
  function refuse(message: string, help: string) {
    hold(message, help)
    showError(message, help)
  }

  function reuse(image: Image) {
    form.change(settingsOf(image, usage))
    form.promptField.current?.focus()
    showSuccess('The settings are in the form')
  }

  return (
    <>
      <CreateForm
        form={form}
        references={references}
        usage={usage}
        engines={engines}
        engine={engine}
        busy={busy}
        seed={picture?.parameters.seed}
        refusal={refusal}
        signIn={signIn}
        onSubmit={submit}
      />
      <LightTable
        table={table}
        generation={generation}
        signIn={signIn}
        onExample={() => form.change({ prompt: nextSample(draft.prompt) })}
        onCancel={() => void task.cancel()}
        onReuse={reuse}
        onLookAgain={task.lookAgain}
        onTryAgain={submit}
      />
      <RecentGenerations pictures={recent} />
      <Toasts />
    </>
  )
}

function tellRefusal({ message, help }: Refusal): void {
  showError(message, help)
}

function tellOutcome(watch: Watch): void {
  if (watch.status === 'completed') showSuccess('Your pictures are ready')
  else if (!isCanceled(watch)) showError(watch.error, HELP.failed)
}
