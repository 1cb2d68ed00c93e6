import type { Usage } from '../lib/api'
import { Notice } from '../lib/notice'
import { useOnline } from '../lib/online'
import { CreditsBadge } from './credits-badge'
import type { DraftForm } from './draft/use-draft'
import { GenerateBar } from './generate-bar'
import { PromptField } from './prompt/prompt-field'
import { ReferenceTray } from './references/reference-tray'
import type { useReferences } from './references/use-references'
import { ExpiredNotice } from './results/expired-notice'
import type { Refusal } from './results/refusal'
import { RefusedNotice } from './results/refused-notice'
import { AdvancedSettings } from './settings/advanced-settings'
import { CountStepper } from './settings/count-stepper'
import { EnginePicker } from './settings/engine-picker'
import { type Engine, priceOf, referenceProblem } from './settings/engines'
import { boundedCount } from './settings/limits'
import { ratioFor, ratioIn } from './settings/ratio'
import { RatioPicker } from './settings/ratio-picker'
import { SizePicker } from './settings/size-picker'

interface Props {
  form: DraftForm
  references: ReturnType<typeof useReferences>
  usage: Usage
  engines: readonly Engine[]
  engine: Engine | undefined // that is chosen, where there is a choice
  busy: boolean
  seed: number | undefined // of what is on the table
  refusal: Refusal | undefined
  signIn: string
  onSubmit: () => void
}

export function CreateForm({ form, references, usage, engines, engine, busy, seed, refusal, signIn, onSubmit }: Props) {
  const { draft, change } = form
  const price = priceOf(engine)
  const online = useOnline()
  const leaveOutError = refusal?.field === 'negative_prompt' ? refusal.message : ''
  return (
    <section className="create-form" aria-labelledby="create-title">
      <header className="create-head">
        <h1 id="create-title">Create</h1>
        <CreditsBadge usage={usage} />
      </header>
      {!online && (
        <Notice icon="wifi-slash">You are offline. What you typed is kept; we go on as soon as you are back.</Notice>
      )}
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <PromptField form={form} reads={engine?.reads_prompts ?? true} signIn={signIn} />
        <EnginePicker engines={engines} chosen={engine} onChange={change} />
        <ReferenceTray
          form={form}
          references={references}
          problem={referenceProblem(draft.references.length, engine)}
        />
        <RatioPicker
          ratio={ratioFor(draft)}
          size={draft.size}
          follows={draft.ratio === '' && ratioIn(draft.prompt) !== undefined}
          onChange={change}
        />
        <SizePicker size={draft.size} usage={usage} onChange={change} />
        <CountStepper count={draft.count} usage={usage} price={price} onChange={change} />
        <AdvancedSettings
          draft={draft}
          usage={usage}
          engine={engine}
          seed={seed}
          error={leaveOutError}
          onChange={change}
        />
        <GenerateBar usage={usage} cost={price * boundedCount(draft.count, usage, price)} busy={busy}>
          {refusal?.expired && <ExpiredNotice message={refusal.message} signIn={signIn} />}
          {refusal && !refusal.expired && refusal.field !== 'prompt' && !leaveOutError && (
            <RefusedNotice message={refusal.message} help={refusal.help} />
          )}
        </GenerateBar>
      </form>
    </section>
  )
}
