import type { RefObject } from 'react'
import { piecesOf, spansIn } from './spans'
import type { LiveReading } from './use-reading'

interface Props {
  prompt: string
  live: LiveReading
  marks: RefObject<HTMLDivElement | null>
}

/** The prompt behind its own field, letter by letter, with a line below each word that was read. */
export function PromptMarks({ prompt, live, marks }: Props) {
  const spans = live.reading ? spansIn(prompt, live.prompt, live.reading.spans) : []
  return (
    <div className="prompt prompt-marks" aria-hidden="true" ref={marks}>
      {piecesOf(prompt, spans).map(({ text, from, kind }) =>
        kind === '' ? (
          text
        ) : (
          <mark key={from} data-kind={kind}>
            {text}
          </mark>
        ),
      )}
      {/* A last empty line has a height in the field, and has none here without this. */}
      {'\u200b'}
    </div>
  )
}
