import { Ideas } from '../prompt/ideas'

/** What could be drawn in place of a prompt that could not, where the image would have been. */
export function Try({ ideas, onChoose }: { ideas: readonly string[]; onChoose: (idea: string) => void }) {
  return (
    <div className="blank">
      <h2>Try one of these</h2>
      <p>They're the closest things we can draw.</p>
      <Ideas ideas={ideas} onChoose={onChoose} />
    </div>
  )
}
