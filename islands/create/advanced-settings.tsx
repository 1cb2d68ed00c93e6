import type { Usage } from '../lib/api'
import { Icon } from '../lib/icon'
import { type Draft, GUIDANCE, STEPS } from './draft'
import { PROMPT_MAX } from './limits'
import { PrivateCheck } from './private-check'
import { RangeField } from './range-field'
import { SeedField } from './seed-field'
import { ShadowField } from './shadow-field'

interface Props {
  draft: Draft
  usage: Usage
  seed: number | undefined // of what lies on the table
  onChange: (part: Partial<Draft>) => void
}

export function AdvancedSettings({ draft, usage, seed, onChange }: Props) {
  return (
    <details className="disclosure">
      <summary>
        Advanced Settings
        <Icon name="caret-down" />
      </summary>
      <div className="stack">
        <div className="field">
          <label htmlFor="negative-prompt">Leave out</label>
          <input
            className="input"
            id="negative-prompt"
            name="negative_prompt"
            maxLength={PROMPT_MAX}
            value={draft.negativePrompt}
            onChange={(event) => onChange({ negativePrompt: event.target.value })}
          />
        </div>
        <ShadowField shadow={draft.shadow} onChange={onChange} />
        <RangeField
          label="Guidance scale"
          bounds={GUIDANCE}
          value={draft.guidanceScale}
          onChange={(guidanceScale) => onChange({ guidanceScale })}
        />
        <RangeField label="Steps" bounds={STEPS} value={draft.steps} onChange={(steps) => onChange({ steps })} />
        <SeedField seed={draft.seed} latest={seed} onChange={onChange} />
        <PrivateCheck checked={draft.isPrivate} allowed={usage.private_gallery} onChange={onChange} />
      </div>
    </details>
  )
}
