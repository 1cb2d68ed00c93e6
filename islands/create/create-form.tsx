import type { Usage } from '../lib/api'
import { Notice } from '../lib/notice'
import { useOnline } from '../lib/online'
import { AdvancedSettings } from './advanced-settings'
import { CloneSource } from './clone-source'
import { CountStepper } from './count-stepper'
import { CreditsBadge } from './credits-badge'
import { ExpiredNotice } from './expired-notice'
import { GenerateBar } from './generate-bar'
import { PromptField } from './prompt-field'
import { RefusedNotice } from './refused-notice'
import { SizePicker } from './size-picker'
import type { DraftForm } from './use-draft'
import type { Refusal } from './use-generation'

interface Props {
  form: DraftForm
  usage: Usage
  busy: boolean
  refusal: Refusal | undefined
  signIn: string
  onSubmit: () => void
}

export function CreateForm({ form, usage, busy, refusal, signIn, onSubmit }: Props) {
  const { draft, change, promptError, promptField } = form
  const online = useOnline()
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
        <PromptField prompt={draft.prompt} error={promptError} field={promptField} onChange={change} />
        {draft.cloneFrom && <CloneSource id={draft.cloneFrom} onRemove={() => change({ cloneFrom: '' })} />}
        <SizePicker size={draft.size} usage={usage} onChange={change} />
        <CountStepper count={draft.count} usage={usage} onChange={change} />
        <AdvancedSettings draft={draft} usage={usage} onChange={change} />
        <GenerateBar usage={usage} busy={busy}>
          {refusal?.expired && <ExpiredNotice message={refusal.message} signIn={signIn} />}
          {refusal && !refusal.expired && <RefusedNotice message={refusal.message} help={refusal.help} />}
        </GenerateBar>
      </form>
    </section>
  )
}
