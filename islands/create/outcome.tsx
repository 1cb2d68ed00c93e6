import { HELP } from '../lib/help'
import { Notice } from '../lib/notice'
import { Why } from '../lib/why'
import { CanceledNotice } from './canceled-notice'
import { ExpiredNotice } from './expired-notice'
import { FailedNotice } from './failed-notice'
import { type Generation, isCanceled, shortfall } from './generation'
import { LostNotice } from './lost-notice'

interface Props {
  generation: Generation
  signIn: string
  onLookAgain: () => void
  onTryAgain: () => void
}

/** What there is to say about an ended generation; nothing when all went well. */
export function Outcome({ generation, signIn, onLookAgain, onTryAgain }: Props) {
  const { status, error } = generation.watch
  const missing = shortfall(generation)
  if (status === 'authentication_error') return <ExpiredNotice message={error} signIn={signIn} />
  if (status === 'lost') return <LostNotice message={error} onLookAgain={onLookAgain} />
  if (missing)
    return (
      <Notice>
        <p>
          {missing} <Why help={HELP.failed} about={missing} />
        </p>
      </Notice>
    )
  if (isCanceled(generation.watch)) return <CanceledNotice onTryAgain={onTryAgain} />
  if (status === 'failed') return <FailedNotice message={error} onTryAgain={onTryAgain} />
  return null
}
