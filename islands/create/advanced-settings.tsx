import type { Usage } from '../lib/api'
import { Icon } from '../lib/icon'
import { type Draft, GUIDANCE, STEPS } from './draft'
import { PROMPT_MAX } from './limits'
import { RangeField } from './range-field'

interface Props {
  draft: Draft
  usage: Usage
  onChange: (part: Partial<Draft>) => void
}

export function AdvancedSettings({ draft, usage, onChange }: Props) {
  return (
    <details className="disclosure">
      <summary>
        Advanced Settings
        <Icon name="caret-down" />
      </summary>
      <div className="stack">
        <div className="field">
          <label htmlFor="negative-prompt">What should not be in it</label>
          <input
            className="input"
            id="negative-prompt"
            name="negative_prompt"
            maxLength={PROMPT_MAX}
            value={draft.negativePrompt}
            onChange={(event) => onChange({ negativePrompt: event.target.value })}
          />
        </div>
        <RangeField
          label="Guidance scale"
          bounds={GUIDANCE}
          value={draft.guidanceScale}
          onChange={(guidanceScale) => onChange({ guidanceScale })}
        />
        <RangeField label="Steps" bounds={STEPS} value={draft.steps} onChange={(steps) => onChange({ steps })} />
        <div className="field field-row">
          <label htmlFor="seed">Seed</label>
          <input
            className="input input-short"
            id="seed"
            inputMode="numeric"
            placeholder="Random"
            value={draft.seed}
            onChange={(event) => onChange({ seed: event.target.value.replace(/\D/g, '').slice(0, 15) })}
          />
        </div>
        <PrivateCheck draft={draft} usage={usage} onChange={onChange} />
      </div>
    </details>
  )
}

function PrivateCheck({ draft, usage, onChange }: Props) {
  return (
    <div className="private">
      <label className="check">
        <input
          type="checkbox"
          name="private"
          value="on"
          checked={draft.isPrivate && usage.private_gallery}
          disabled={!usage.private_gallery}
          onChange={(event) => onChange({ isPrivate: event.target.checked })}
        />
        Private
      </label>
      {!usage.private_gallery && <a href="/pricing">Upgrade to Pro</a>}
    </div>
  )
}
