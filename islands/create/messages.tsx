import { HELP } from '../lib/help'
import { Notice } from '../lib/notice'
import { Why } from '../lib/why'
import { type Generation, isCanceled, isRunning, shortfall } from './generation/generation'
import { CanceledNotice } from './results/canceled-notice'
import { ExpiredNotice } from './results/expired-notice'
import { FailedNotice } from './results/failed-notice'
import { LostNotice } from './results/lost-notice'
import type { Refusal } from './results/refusal'
import { RefusedNotice } from './results/refused-notice'

interface Props {
  generation: Generation | undefined
  refusal: Refusal | undefined
  signIn: string
  onLookAgain: () => void
  onTryAgain: () => void
}

/** What there is to say about the last request, beside the prompt that it was made with; nothing when all is well. */
export function Messages({ generation, refusal, signIn, onLookAgain, onTryAgain }: Props) {
  if (refusal?.expired) return <ExpiredNotice message={refusal.message} signIn={signIn} />
  if (refusal && refusal.field !== 'prompt' && refusal.field !== 'negative_prompt')
    return <RefusedNotice refusal={refusal} onTryAgain={onTryAgain} />
  if (!generation || refusal || isRunning(generation)) return null
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
