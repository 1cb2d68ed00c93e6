import { Ideas } from '../prompt/ideas'

const STARTERS = ['A red fox asleep', 'A blue jellyfish, glass', 'A samurai helmet, 3D Render', 'A coral origami crane']

/** What will be here, before anything was made, and where to begin. */
export function EmptyStage({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <div className="blank">
      <h2>Your images will appear here</h2>
      <p>Describe one thing in a few words, or start from one of these.</p>
      <Ideas ideas={STARTERS} onChoose={onChoose} />
    </div>
  )
}
