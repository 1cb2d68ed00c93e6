import { dateOf, figure } from '../lib/words'
import type { DayCount } from './props'

/** The figures of the day chart for those who do not see it. */
export function DayTable({ days }: { days: DayCount[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>Usage by day, last {days.length} days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Pictures</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, images }) => (
            <tr key={date}>
              <th scope="row">{dateOf(date)}</th>
              <td>{figure(images)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
