import type { DayNumbers } from './admin-calls'
import { heights, type Measure, most, shortDay, total } from './measures'

const HEIGHT = 56 // pixels of the highest bar

/** One figure over the days as small bars from zero, with its sum. The table beside the charts has every number. */
export function MeasureChart({ days, measure }: { days: DayNumbers[]; measure: Measure }) {
  const first = days[0]
  const last = days.at(-1)
  const width = 100 / Math.max(1, days.length)
  return (
    <figure className="measure">
      <figcaption>
        {measure.name}
        <strong>{measure.word(total(days, measure))}</strong>
        <small>{measure.note}</small>
      </figcaption>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {heights(days, measure).map((height, i) => (
          <rect
            key={days[i]?.date}
            className="bar"
            x={`${i * width}%`}
            width={`${width * 0.72}%`}
            y={HEIGHT * (1 - height / 100)}
            height={(HEIGHT * height) / 100}
          />
        ))}
        <line className="base" x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      {first && last && (
        <p className="measure-ends">
          <span>{shortDay(first.date)}</span>
          <span>{most(days, measure)}</span>
          <span>{shortDay(last.date)}</span>
        </p>
      )}
    </figure>
  )
}
