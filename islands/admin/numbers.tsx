import { dateOf, figure } from '../lib/words'
import { type DayNumbers, fetchNumbers, type NumbersReport } from './admin-calls'
import { MeasureChart } from './measure-chart'
import { bytes, MEASURES, queueLine } from './measures'
import { Failed, Loading } from './states'
import { useLoaded } from './use-loaded'

/** The numbers that matter: how things stand now, and the last 30 days. */
export function Numbers() {
  const { data, error, refresh } = useLoaded(['numbers'], fetchNumbers, 'Failed to load numbers')
  if (!data) return error === undefined ? <Loading /> : <Failed error={error} onTryAgain={refresh} />
  return (
    <section className="numbers" aria-labelledby="numbers-title">
      <h2 id="numbers-title">Numbers that matter</h2>
      <Now report={data} />
      <h3>Last {data.days.length} days</h3>
      <div className="measures">
        {MEASURES.map((measure) => (
          <MeasureChart key={measure.name} days={data.days} measure={measure} />
        ))}
      </div>
      <details className="measure-figures">
        <summary>All figures as a table</summary>
        <Figures days={data.days} />
      </details>
    </section>
  )
}

function Now({ report }: { report: NumbersReport }) {
  const full = report.disk_total > 0 && report.disk_free < report.disk_total / 10
  const cards = [
    { title: 'Paying users', value: figure(report.paying_users), note: 'with a paid plan today' },
    { title: 'Queue', value: figure(report.queue_waiting), note: queueLine(report) },
    {
      title: 'Disk',
      value: `${bytes(report.disk_free)} free`,
      note: `of ${bytes(report.disk_total)}; database ${bytes(report.database_bytes)}`,
      warn: full,
    },
  ]
  return (
    <div className="figures">
      {cards.map(({ title, value, note, warn }) => (
        <div className="figure-card" key={title}>
          <h3>{title}</h3>
          <p className="big-figure">{value}</p>
          <p className={warn ? 'hint hint-warn' : 'hint'}>{note}</p>
        </div>
      ))}
    </div>
  )
}

function Figures({ days }: { days: DayNumbers[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="measure-table" aria-label="Figures by day" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            {MEASURES.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{dateOf(day.date)}</th>
              {MEASURES.map(({ name, of, word }) => (
                <td key={name}>{word(of(day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
