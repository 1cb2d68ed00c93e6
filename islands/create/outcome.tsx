import { ExpiredNotice } from './expired-notice'
import { type Generation, shortfall } from './generation'
import { Notice } from './notice'

interface Props {
  generation: Generation
  signIn: string
  onLookAgain: () => void
  onTryAgain: () => void
}

/** What there is to say about an ended generation; nothing when all went well. */
export function Outcome({ generation, signIn, onLookAgain, onTryAgain }: Props) {
  const { watch } = generation
  const missing = shortfall(generation)
  if (watch.status === 'authentication_error') return <ExpiredNotice message={watch.error} signIn={signIn} />
  if (watch.status === 'lost') return <Lost message={watch.error} onLookAgain={onLookAgain} />
  if (missing) return <Notice>{missing}</Notice>
  if (watch.status === 'failed') return <Failed message={watch.error} onTryAgain={onTryAgain} />
  return null
}

function Lost({ message, onLookAgain }: { message: string; onLookAgain: () => void }) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      <p className="row">
        <button className="button button-small" type="button" onClick={onLookAgain}>
          Look again
        </button>
        <a className="button button-quiet button-small" href="/gallery/my">
          My Gallery
        </a>
      </p>
    </Notice>
  )
}

function Failed({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      <p>Nothing was charged, and your description is kept.</p>
      <p className="row">
        <button className="button button-quiet button-small" type="button" onClick={onTryAgain}>
          Try again
        </button>
      </p>
    </Notice>
  )
}
