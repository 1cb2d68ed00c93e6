import type { RefObject } from 'react'
import { HELP } from '../lib/help'
import { Icon } from '../lib/icon'
import { Why } from '../lib/why'
import type { Draft } from './draft'
import { PROMPT_MAX } from './limits'
import { PromptExamples } from './prompt-examples'
import { SuggestionChips } from './suggestion-chips'

interface Props {
  prompt: string
  error: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

export function PromptField({ prompt, error, field, onChange }: Props) {
  return (
    <div className="field">
      <div className="prompt-head">
        <label htmlFor="create-prompt">What do you want to see?</label>
        <PromptExamples prompt={prompt} field={field} onChange={onChange} />
      </div>
      <textarea
        ref={field}
        className="input prompt"
        id="create-prompt"
        name="prompt"
        rows={5}
        required
        maxLength={PROMPT_MAX}
        placeholder="A red fox asleep in autumn leaves"
        aria-invalid={error !== ''}
        aria-describedby={error ? 'prompt-error' : undefined}
        value={prompt}
        onChange={(event) => onChange({ prompt: event.target.value })}
      />
      {error && (
        <p className="field-error" role="alert">
          <Icon name="warning-circle" />
          <span>
            <span id="prompt-error">{error}</span> <Why help={HELP.prompts} about={error} />
          </span>
        </p>
      )}
      <SuggestionChips prompt={prompt} onChange={onChange} />
    </div>
  )
}
