import { Notice } from '../../lib/notice'
import type { Reading } from '../calls'
import type { LiveReading } from './use-reading'

interface Props {
  live: LiveReading
  onSuggestion: (prompt: string) => void
}

/** What will be drawn, what stands in for something else, and what is left out: shown before anything is charged. */
export function ReadingPanel({ live, onSuggestion }: Props) {
  const { reading, refusal } = live
  return (
    <div
      className="reading"
      aria-live="polite"
      data-reading={reading ? (reading.refused ? 'refused' : 'read') : 'none'}
    >
      {refusal && (
        <Notice kind="error">
          <p>{refusal}</p>
        </Notice>
      )}
      {reading?.refused && (
        <Notice>
          <p>{reading.refused}</p>
          {(reading.suggested ?? []).length > 0 && (
            <div className="chips">
              {reading.suggested?.map((idea) => (
                <button className="chip" type="button" key={idea} onClick={() => onSuggestion(idea)}>
                  {idea}
                </button>
              ))}
            </div>
          )}
        </Notice>
      )}
      {reading && !reading.refused && <ReadingLists reading={reading} />}
    </div>
  )
}

/** The three lists of a reading; empty ones are left out. */
export function ReadingLists({ reading }: { reading: Reading }) {
  const { understood, stands_in, left_out } = reading
  return (
    <dl className="reading-lists">
      {understood.length > 0 && (
        <div>
          <dt>Understood</dt>
          <dd>
            {understood.map(({ words, to, as }) => (
              <span className="read-word" key={`${words} ${as} ${to}`} title={titleOf(as, to)}>
                {words}
              </span>
            ))}
          </dd>
        </div>
      )}
      {stands_in.length > 0 && (
        <div>
          <dt>Stands in</dt>
          <dd>
            {stands_in.map(({ words, to, why }) => (
              <span className="read-word read-near" key={`${words} ${to}`} title={why}>
                {words} → {to}
              </span>
            ))}
          </dd>
        </div>
      )}
      {left_out.length > 0 && (
        <div>
          <dt>Left out</dt>
          <dd>
            {left_out.map(({ words, why }) => (
              <span className="read-word read-not" key={words} title={why}>
                {words}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Returns how words were understood, such as "color: red". */
function titleOf(as: string | undefined, to: string | undefined): string {
  return [as, to].filter(Boolean).join(': ')
}
