import type { Usage } from '../../lib/api'
import { Icon } from '../../lib/icon'
import { type Draft, GUIDANCE, STEPS } from '../draft/draft'
import { PromptCount } from '../prompt/prompt-count'
import { type Engine, unheeded } from './engines'
import { promptExcess } from './limits'
import { PrivateCheck } from './private-check'
import { RangeField } from './range-field'
import { SeedField } from './seed-field'
import { Unheeded } from './unheeded'

interface Props {
  draft: Draft
  usage: Usage
  engine: Engine | undefined // that is chosen, where there is a choice
  seed: number | undefined // of what is on the table
  error: string // about what is to be left out
  onChange: (part: Partial<Draft>) => void
}

export function AdvancedSettings({ draft, usage, engine, seed, error, onChange }: Props) {
  const leaveOut = unheeded('negative_prompt', engine)
  return (
    <details className="disclosure" open={error !== '' || undefined}>
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
            aria-invalid={error !== '' || promptExcess(draft.negativePrompt) > 0}
            aria-describedby={error ? 'negative-prompt-error negative-prompt-count' : 'negative-prompt-count'}
            value={draft.negativePrompt}
            disabled={leaveOut !== ''}
            onChange={(event) => onChange({ negativePrompt: event.target.value })}
          />
          <PromptCount prompt={draft.negativePrompt} id="negative-prompt-count" name="What to leave out" />
          <Unheeded why={leaveOut} />
          {error && (
            <p className="field-error" id="negative-prompt-error" role="alert">
              <Icon name="warning-circle" /> {error}
            </p>
          )}
        </div>
        <RangeField
          label="Guidance scale"
          bounds={GUIDANCE}
          value={draft.guidanceScale}
          unheeded={unheeded('guidance_scale', engine)}
          onChange={(guidanceScale) => onChange({ guidanceScale })}
        />
        <RangeField
          label="Steps"
          bounds={STEPS}
          value={draft.steps}
          unheeded={unheeded('steps', engine)}
          onChange={(steps) => onChange({ steps })}
        />
        <SeedField seed={draft.seed} latest={seed} unheeded={unheeded('seed', engine)} onChange={onChange} />
        <PrivateCheck checked={draft.isPrivate} allowed={usage.private_gallery} onChange={onChange} />
      </div>
    </details>
  )
}
