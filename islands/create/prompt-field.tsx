import { type RefObject, useState } from 'react'
import { Icon } from '../lib/icon'
import type { Draft } from './draft'
import { PROMPT_MAX } from './limits'
import { isSample, nextSample } from './samples'
import { SuggestionChips } from './suggestion-chips'

interface Props {
  prompt: string
  error: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

export function PromptField({ prompt, error, field, onChange }: Props) {
  const [replaced, setReplaced] = useState('') // what somebody typed before an example took its place

  function showExample() {
    if (!isSample(prompt)) setReplaced(prompt.trim())
    onChange({ prompt: nextSample(prompt) })
  }

  function restore() {
    onChange({ prompt: replaced })
    setReplaced('')
    field.current?.focus()
  }

  return (
    <div className="field">
      <div className="prompt-head">
        <label htmlFor="create-prompt">What do you want to see?</label>
        {replaced && isSample(prompt) && (
          <button className="link-button" type="button" onClick={restore}>
            <Icon name="arrow-counter-clockwise" />
            Back to mine
          </button>
        )}
        <button className="link-button" type="button" onClick={showExample}>
          <Icon name="shuffle" />
          Example
        </button>
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
        <p className="field-error" id="prompt-error" role="alert">
          <Icon name="warning-circle" />
          <span>{error}</span>
        </p>
      )}
      <SuggestionChips prompt={prompt} onChange={onChange} />
    </div>
  )
}
