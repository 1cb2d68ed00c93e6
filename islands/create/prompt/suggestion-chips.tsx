import type { Draft } from '../draft/draft'
import { PROMPT_MAX } from '../settings/limits'
import { hasChip, SUGGESTIONS, toggleChip } from './chips'

interface Props {
  prompt: string
  onChange: (part: Partial<Draft>) => void
}

export function SuggestionChips({ prompt, onChange }: Props) {
  function toggle(chip: string) {
    const next = toggleChip(prompt, chip)
    if (next.length <= PROMPT_MAX) onChange({ prompt: next })
  }

  return (
    <fieldset className="suggestions">
      <legend className="visually-hidden">Add a style to the description</legend>
      <div className="chips">
        {SUGGESTIONS.map((chip) => (
          <button
            key={chip}
            className="chip"
            type="button"
            aria-pressed={hasChip(prompt, chip)}
            onClick={() => toggle(chip)}
          >
            {chip}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
