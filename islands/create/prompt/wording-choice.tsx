import type { Wording } from './enhancement'
import { PromptDiff } from './prompt-diff'

interface Props {
  wordings: Wording[]
  prompt: string // the one in the field
  onChoose: (prompt: string) => void
}

/** Several wordings to choose from, for plans with advanced prompt assistance. */
export function WordingChoice({ wordings, prompt, onChoose }: Props) {
  return (
    <fieldset className="wordings">
      <legend>Choose a wording</legend>
      {wordings.map((wording, index) => (
        <label key={wording.prompt}>
          <input
            type="radio"
            name="wording"
            value={index + 1}
            checked={wording.prompt === prompt}
            onChange={() => onChoose(wording.prompt)}
          />
          <PromptDiff wording={wording} />
        </label>
      ))}
    </fieldset>
  )
}
