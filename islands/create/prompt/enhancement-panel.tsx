import type { RefObject } from 'react'
import { Icon } from '../../lib/icon'
import { additions, addsNothing } from './enhancement'
import { PromptDiff } from './prompt-diff'
import type { useEnhance } from './use-enhance'
import { WordingChoice } from './wording-choice'

interface Props {
  enhance: ReturnType<typeof useEnhance>
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
}

/** Shows what enhancing has added, and takes it back with one click. */
export function EnhancementPanel({ enhance: { enhancement, busy, again, undo, choose }, prompt, field }: Props) {
  if (!enhancement) return null
  if (addsNothing(enhancement))
    return (
      <p className="hint" role="status">
        Your prompt already covers this. Nothing was added.
      </p>
    )
  const [first] = enhancement.wordings
  const shown = enhancement.wordings.find((wording) => wording.prompt === prompt) ?? first

  function takeBack() {
    undo()
    field.current?.focus() // the button that had the focus is removed
  }

  return (
    <div className="enhancement">
      <p className="visually-hidden" role="status">
        Added: {additions(shown).join(', ')}
      </p>
      {enhancement.wordings.length > 1 ? (
        <WordingChoice wordings={enhancement.wordings} prompt={prompt} onChoose={choose} />
      ) : (
        <p>
          <PromptDiff wording={shown} />
        </p>
      )}
      <p className="row">
        <button className="button button-quiet button-small" type="button" onClick={takeBack}>
          <Icon name="arrow-counter-clockwise" />
          Undo
        </button>
        <button className="button button-text button-small" type="button" aria-disabled={busy} onClick={again}>
          <Icon name="arrow-clockwise" />
          Other words
        </button>
        <span className="hint">No credit used</span>
      </p>
    </div>
  )
}
