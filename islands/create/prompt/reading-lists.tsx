import type { Reading } from '../calls'

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
