import type { Usage } from '../../lib/api'
import { Icon } from '../../lib/icon'
import { counted } from '../../lib/words'
import type { Draft } from '../draft/draft'
import { boundedCount, creditProblem, mostImages } from './limits'

interface Props {
  count: number
  usage: Usage
  price: number // of one image, in credits
  onChange: (part: Partial<Draft>) => void
}

/** Steps the number of images. At a bound the button stays focusable, so that the keyboard does not lose its place. */
export function CountStepper({ count, usage, price, onChange }: Props) {
  const shown = boundedCount(count, usage, price)
  const most = mostImages(usage, price)
  const problem = creditProblem(shown * price, usage)
  const step = (by: number) => onChange({ count: boundedCount(shown + by, usage, price) })

  return (
    <fieldset className="field">
      <legend className="visually-hidden">Number of images</legend>
      <div className="stepper">
        <button type="button" className="icon-button" aria-disabled={shown <= 1} onClick={() => step(-1)}>
          <Icon name="minus" />
          <span className="visually-hidden">One image fewer</span>
        </button>
        <output className="figure">
          {shown}
          <span className="visually-hidden">
            {' '}
            {shown === 1 ? 'image' : 'images'} · {counted(shown * price, 'credit')}
          </span>
        </output>
        <button type="button" className="icon-button" aria-disabled={shown >= most} onClick={() => step(1)}>
          <Icon name="plus" />
          <span className="visually-hidden">One image more</span>
        </button>
        <input type="hidden" name="num_samples" value={shown} />
      </div>
      {problem && (
        <p className="hint hint-warn">
          <span>
            {problem}. <a href="/pricing">Get more</a>
          </span>
        </p>
      )}
      {!problem && usage.batch_size === 1 && <p className="hint">Your plan makes one image at a time.</p>}
    </fieldset>
  )
}
