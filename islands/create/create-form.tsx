import type { RefObject } from 'react'
import type { Usage } from '../lib/api'
import { useOnline } from '../lib/online'
import { AdvancedSettings } from './advanced-settings'
import { CloneSource } from './clone-source'
import { CountStepper } from './count-stepper'
import { CreditsBadge } from './credits-badge'
import type { Draft } from './draft'
import { ExpiredNotice } from './expired-notice'
import { GenerateBar } from './generate-bar'
import { Notice } from './notice'
import { PromptField } from './prompt-field'
import { SizePicker } from './size-picker'
import type { Refusal } from './use-generation'

interface Props {
  draft: Draft
  usage: Usage
  busy: boolean
  refusal: Refusal | undefined
  signIn: string
  promptError: string
  promptField: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
  onSubmit: () => void
}

export function CreateForm({
  draft,
  usage,
  busy,
  refusal,
  signIn,
  promptError,
  promptField,
  onChange,
  onSubmit,
}: Props) {
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
        <PromptField prompt={draft.prompt} error={promptError} field={promptField} onChange={onChange} />
        {draft.cloneFrom && <CloneSource id={draft.cloneFrom} onRemove={() => onChange({ cloneFrom: '' })} />}
        <SizePicker size={draft.size} usage={usage} onChange={onChange} />
        <CountStepper count={draft.count} usage={usage} onChange={onChange} />
        <AdvancedSettings draft={draft} usage={usage} onChange={onChange} />
        <GenerateBar usage={usage} busy={busy}>
          {refusal?.expired && <ExpiredNotice message={refusal.message} signIn={signIn} />}
          {refusal && !refusal.expired && <Notice kind="error">{refusal.message}</Notice>}
        </GenerateBar>
      </form>
    </section>
  )
}
