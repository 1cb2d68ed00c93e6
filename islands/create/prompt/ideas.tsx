import type { SyntheticEvent } from 'react'

interface Props {
  ideas: readonly string[]
  onChoose: (idea: string) => void
}

/** What could be drawn instead, as images: a click puts one into the prompt. */
export function Ideas({ ideas, onChoose }: Props) {
  if (ideas.length === 0) return null
  return (
    <ul className="ideas">
      {ideas.map((idea) => (
        <li key={idea}>
          <button className="idea" type="button" onClick={() => onChoose(idea)}>
            <img src={artOf(idea)} alt="" loading="lazy" decoding="async" onError={hide} />
            {idea}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The words say enough where there is no image. */
function hide(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true
}

/** Returns the address of a small image of what words are drawn as. */
export function artOf(words: string): string {
  return `/create/art?${new URLSearchParams({ of: words })}`
}
