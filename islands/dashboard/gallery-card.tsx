import { figure } from '../lib/words'
import { FigureCard } from './figure-card'

export function GalleryCard({ size }: { size: number }) {
  return (
    <FigureCard title="Gallery size">
      <p className="big-figure">{figure(size)}</p>
      <p className="hint">{size === 1 ? 'picture of yours' : 'pictures of yours'}</p>
      <a className="button button-quiet button-small" href="/gallery/my">
        My Images
      </a>
    </FigureCard>
  )
}
