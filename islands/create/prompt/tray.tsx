import { Notice } from '../../lib/notice'
import { STYLES } from '../styles/styles'
import { Ideas } from './ideas'
import type { Span } from './spans'
import type { LiveReading } from './use-reading'

interface Props {
  live: LiveReading
  onSuggestion: (prompt: string) => void
}

/** What was read, before anything is charged: the parts as small images, what stands in, and what is left out. */
export function Tray({ live: { prompt, reading, refusal }, onSuggestion }: Props) {
  const state = reading ? (reading.refused ? 'refused' : 'read') : 'none'
  return (
    <div className="reading" role="status" aria-label="What we read" data-reading={state}>
      {refusal && (
        <Notice kind="error">
          <p>{refusal}</p>
        </Notice>
      )}
      {reading?.refused && (
        <div className="reading-refused">
          <Notice>
            <p>{reading.refused}</p>
            {(reading.suggested ?? []).length > 0 && <p>Try one of these, or name one thing people can see.</p>}
          </Notice>
          <Ideas ideas={reading.suggested ?? []} onChoose={onSuggestion} />
        </div>
      )}
      {reading && !reading.refused && (
        <>
          <Parts spans={reading.spans} />
          <LeftOut prompt={prompt} spans={reading.spans} />
        </>
      )}
    </div>
  )
}

function Parts({ spans }: { spans: readonly Span[] }) {
  const shown = spans.filter((span, index) => {
    const first = spans.findIndex(({ drawn, kind }) => drawn === span.drawn && kind === span.kind) === index
    return first && span.kind !== 'left_out' && (span.art || span.stands_in || colorOf(span) || styleOf(span))
  })
  if (shown.length === 0) return null
  return (
    <ul className="tray">
      {shown.map((span) => (
        <li className="part" key={span.from} data-kind={span.kind} title={span.why || undefined}>
          <Sign span={span} />
          <b>{span.kind === 'stands_in' ? span.stands_in : span.drawn}</b>
          {span.stands_in && <small>stands in</small>}
        </li>
      ))}
    </ul>
  )
}

function Sign({ span }: { span: Span }) {
  const color = colorOf(span)
  const source = span.art || styleOf(span)
  if (source) return <img key={source} src={source} alt="" height={44} decoding="async" />
  return <span className="part-sign">{color && <i style={{ background: color }} />}</span>
}

/** Returns the color that a word names, where a browser knows it by that name. */
function colorOf({ as, drawn }: Span): string {
  const name = drawn.replaceAll(' ', '')
  return as.includes('color') && CSS.supports('color', name) ? name : ''
}

/** Returns the image of the style that a word names, or nothing. */
function styleOf({ as, drawn }: Span): string {
  return as === 'style' ? (STYLES.find(({ name }) => name.toLowerCase() === drawn.toLowerCase())?.art ?? '') : ''
}

function LeftOut({ prompt, spans }: { prompt: string; spans: readonly Span[] }) {
  const left = spans.filter(({ kind }) => kind === 'left_out')
  if (left.length === 0) return null
  const reasons = [...new Set(left.map(({ why }) => why))].filter((why) => why !== '')
  return (
    <details className="left-out">
      <summary>
        Left out:{' '}
        {left.map(({ from, to }, index) => (
          <span key={from}>
            {index > 0 && ', '}
            <s>{prompt.slice(from, to)}</s>
          </span>
        ))}
      </summary>
      <ul>
        {reasons.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
    </details>
  )
}
