import { type RefObject, useState } from 'react'
import { Icon } from '../../lib/icon'
import type { Draft } from '../draft/draft'
import { isSample, nextSample } from './samples'

interface Props {
  prompt: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

/** Fills in one sample after the other, and gives back what a user had typed before. */
export function PromptExamples({ prompt, field, onChange }: Props) {
  const [replaced, setReplaced] = useState('')

  function show() {
    if (!isSample(prompt)) setReplaced(prompt.trim())
    onChange({ prompt: nextSample(prompt) })
  }

  function restore() {
    onChange({ prompt: replaced })
    field.current?.focus() // the button that had the focus is removed
  }

  return (
    <>
      {replaced && isSample(prompt) && (
        <button className="link-button" type="button" onClick={restore}>
          <Icon name="arrow-counter-clockwise" />
          Back to mine
        </button>
      )}
      <button className="link-button" type="button" onClick={show}>
        <Icon name="shuffle" />
        Example
      </button>
    </>
  )
}
