import { figure } from '../lib/words'
import { greatest, share, shortDay, ticks } from './chart'
import type { DayCount } from './props'

const HEIGHT = 160 // pixels from zero to the greatest tick
const HEAD = 18 // above it, for a bar's own label
const DIGIT = 8

/** Usage by day as bars; the table below it has the figures. The words are as large at every width: only the bars are drawn in percent. */
export function DayChart({ days }: { days: DayCount[] }) {
  const axis = ticks(greatest(days))
  const top = axis.at(-1) ?? 1
  const y = (n: number) => HEAD + HEIGHT - (share(n, top) * HEIGHT) / 100
  const first = days[0]
  const last = days.at(-1)
  return (
    <>
      <svg width={figure(top).length * DIGIT + DIGIT} height={HEIGHT + HEAD + 6} aria-hidden="true">
        {axis.map((n) => (
          <text key={n} className="tick" x="100%" dx={-DIGIT} y={y(n)} dy="0.32em" textAnchor="end">
            {figure(n)}
          </text>
        ))}
      </svg>
      <svg width="100%" height={HEIGHT + HEAD + 6} aria-hidden="true">
        {axis.map((n) => (
          <line key={n} className={n === 0 ? 'base' : 'line'} x1="0" x2="100%" y1={y(n)} y2={y(n)} />
        ))}
        {days.map((day, i) => (
          <Bar key={day.date} day={day} place={i / days.length} width={0.75 / days.length} y={y} />
        ))}
        <PeakLabel days={days} y={y} />
      </svg>
      {first && last && (
        <p className="chart-ends" aria-hidden="true">
          <span>{shortDay(first.date)}</span>
          <span>{shortDay(last.date)}</span>
        </p>
      )}
    </>
  )
}

interface BarProps {
  day: DayCount
  place: number // of its left edge, 0–1
  width: number // 0–1
  y: (n: number) => number
}

function Bar({ day, place, width, y }: BarProps) {
  if (day.images === 0) return null
  return (
    <rect
      className="bar"
      x={`${100 * place}%`}
      width={`${100 * width}%`}
      y={y(day.images)}
      height={y(0) - y(day.images)}
    >
      <title>{`${shortDay(day.date)}: ${figure(day.images)}`}</title>
    </rect>
  )
}

/** The number of the longest bar, above it; of several the latest. */
function PeakLabel({ days, y }: { days: DayCount[]; y: (n: number) => number }) {
  const most = greatest(days)
  const at = days.findLastIndex(({ images }) => images === most)
  if (most === 0) return null
  const place = (at + 0.375) / days.length
  const anchor = place < 0.1 ? 'start' : place > 0.9 ? 'end' : 'middle'
  return (
    <text className="peak" x={`${100 * (anchor === 'end' ? 1 : place)}%`} y={y(most) - 5} textAnchor={anchor}>
      {figure(most)}
    </text>
  )
}
