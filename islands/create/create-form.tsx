import { useState } from 'react'
import type { Usage } from '../lib/api'
import { Icon } from '../lib/icon'
import type { DraftForm } from './draft/use-draft'
import { GenerateButton } from './generate-bar'
import { PromptField } from './prompt/prompt-field'
import type { LiveReading } from './prompt/use-reading'
import { ReferenceTray } from './references/reference-tray'
import type { useReferences } from './references/use-references'
import { AdvancedSettings } from './settings/advanced-settings'
import { CountStepper } from './settings/count-stepper'
import { EnginePicker } from './settings/engine-picker'
import { type Engine, priceOf, referenceProblem, unheeded } from './settings/engines'
import { boundedCount, promptExcess } from './settings/limits'
import { ratioFor, ratioIn } from './settings/ratio'
import { RatioPicker } from './settings/ratio-picker'
import { ShadowField } from './settings/shadow-field'
import { SizePicker } from './settings/size-picker'
import { StylePicker } from './styles/style-picker'
import type { useOwnStyles } from './styles/use-own-styles'

interface Props {
  form: DraftForm
  references: ReturnType<typeof useReferences>
  usage: Usage
  engines: readonly Engine[]
  engine: Engine | undefined // that makes the images
  busy: boolean
  online: boolean
  seed: number | undefined // of what is on the stage
  leaveOutError: string
  live: LiveReading
  styles: ReturnType<typeof useOwnStyles>
  signIn: string
  messages: React.ReactNode // what went wrong with the last request
  onSubmit: () => void
}

/** The prompt on top, its options below, and Generate: the first and the last never leave the screen. */
export function CreateForm(props: Props) {
  const {
    form,
    references,
    usage,
    engines,
    engine,
    busy,
    online,
    seed,
    leaveOutError,
    live,
    styles,
    signIn,
    messages,
    onSubmit,
  } = props
  const { draft, change } = form
  const [open, setOpen] = useState(false) // the options, where they are a sheet
  const price = priceOf(engine)
  const count = boundedCount(draft.count, usage, price)
  const go = { usage, count, cost: price * count, busy, offline: !online, tooLong: promptExcess(draft.prompt) > 0 }
  return (
    <form
      className="create-panel"
      aria-label="Create"
      noValidate
      data-open={open || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onSubmit={(event) => {
        event.preventDefault()
        setOpen(false)
        onSubmit()
      }}
    >
      <div className="ask">
        <PromptField form={form} live={live} signIn={signIn}>
          <button
            className="icon-button panel-toggle"
            type="button"
            aria-expanded={open}
            aria-controls="create-options"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'x' : 'faders-horizontal'} />
            <span className="visually-hidden">Options</span>
          </button>
          <GenerateButton {...go} className="go-small" />
        </PromptField>
        {messages}
      </div>
      <div className="create-options" id="create-options">
        <StylePicker prompt={draft.prompt} live={live} open={open} generating={busy} own={styles} onChange={change} />
        <RatioPicker
          ratio={ratioFor(draft)}
          size={draft.size}
          follows={draft.ratio === '' && ratioIn(draft.prompt) !== undefined}
          onChange={change}
        />
        <SizePicker size={draft.size} usage={usage} onChange={change} />
        <ShadowField shadow={draft.shadow} unheeded={unheeded('styles', engine)} onChange={change} />
        <EnginePicker engines={engines} chosen={engine} onChange={change} />
        <ReferenceTray
          form={form}
          references={references}
          problem={referenceProblem(draft.references.length, engine)}
        />
        <AdvancedSettings
          draft={draft}
          usage={usage}
          engine={engine}
          seed={seed}
          error={leaveOutError}
          onChange={change}
        />
      </div>
      <div className="gobar">
        <CountStepper count={draft.count} usage={usage} price={price} onChange={change} />
        <GenerateButton {...go} className="go" />
      </div>
    </form>
  )
}
