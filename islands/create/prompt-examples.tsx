import { useState } from 'react'
import { Icon } from '../lib/icon'
import type { Draft } from './draft'
import { isSample, nextSample } from './samples'

interface Props {
  prompt: string
  onChange: (part: Partial<Draft>) => void
}

/** Fills in one sample after the other, and gives back what somebody had typed before. */
export function PromptExamples({ prompt, onChange }: Props) {
  const [replaced, setReplaced] = useState('')

  function show() {
    if (!isSample(prompt)) setReplaced(prompt.trim())
    onChange({ prompt: nextSample(prompt) })
  }

  return (
    <>
      {replaced && isSample(prompt) && (
        <button className="link-button" type="button" onClick={() => onChange({ prompt: replaced })}>
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
