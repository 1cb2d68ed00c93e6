import { HELP } from '../../lib/help'
import { Notice } from '../../lib/notice'
import { Why } from '../../lib/why'

/** Says that the session has ended; signing in comes back here with the draft. */
export function ExpiredNotice({ message, signIn }: { message: string; signIn: string }) {
  return (
    <Notice kind="error">
      <p>
        {message} <Why help={HELP.signingIn} about={message} />
      </p>
      <p>
        <a href={signIn}>Sign in again</a>. What you typed is kept.
      </p>
    </Notice>
  )
}
