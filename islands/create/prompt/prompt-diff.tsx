import type { Wording } from './enhancement'

/** A wording with what was added marked, for the eye and for screen readers. */
export function PromptDiff({ wording: { parts } }: { wording: Wording }) {
  let at = 0
  return (
    <span className="prompt-diff">
      {parts.map(({ text, added }) => {
        const key = at
        at += text.length
        return added ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
