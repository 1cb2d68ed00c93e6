import { figure } from '../lib/words'
import { greatest, share, ticks } from './chart'
import type { StyleCount } from './props'

const LONGEST = 0.85 // of the width; the rest is for the figure at the end of the longest bar
const THICK = 14 // pixels

/** Usage by style: a table whose figures stand at the end of bars, all on one axis from zero. */
export function StyleChart({ styles }: { styles: StyleCount[] }) {
  const top = ticks(greatest(styles)).at(-1) ?? 1
  return (
    <table className="chart chart-styles">
      <caption>
        Usage by style <small>pictures with these words in their prompt</small>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Style</th>
          <th scope="col">Pictures</th>
        </tr>
      </thead>
      <tbody>
        {styles.map(({ style, images }) => (
          <tr key={style}>
            <th scope="row">{style}</th>
            <td>
              <span className="visually-hidden">{figure(images)}</span>
              <StyleBar images={images} length={share(images, top) * LONGEST} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bar of a length in percent, with its figure at the end. */
function StyleBar({ images, length }: { images: number; length: number }) {
  return (
    <svg width="100%" height={THICK} aria-hidden="true">
      <line className="base" x1="0.5" x2="0.5" y1="0" y2={THICK} />
      <rect className="bar" x="0" width={`${length}%`} height={THICK} />
      <text className="peak" x={`${length}%`} dx="8" y={THICK / 2} dy="0.35em">
        {figure(images)}
      </text>
    </svg>
  )
}
