import { Icon } from '../../lib/icon'
import { type Draft, SEED_DIGITS } from '../draft/draft'
import { Unheeded } from './unheeded'

interface Props {
  seed: string // digits; empty: not locked
  latest: number | undefined // the one that drew what is on the table
  unheeded: string // why it has no effect, or empty
  onChange: (part: Partial<Draft>) => void
}

/** A locked seed draws the same picture again; otherwise the server chooses one for each generation. */
export function SeedField({ seed, latest, unheeded, onChange }: Props) {
  const locked = seed !== ''
  const toggle = () => onChange({ seed: locked ? '' : String(latest ?? someSeed()) })
  return (
    <div className="field seed-field">
      <label htmlFor="seed">Seed</label>
      <input
        className="input input-short"
        id="seed"
        inputMode="numeric"
        placeholder="Random"
        value={seed}
        disabled={unheeded !== ''}
        onChange={(event) => onChange({ seed: event.target.value.replace(/\D/g, '').slice(0, SEED_DIGITS) })}
      />
      <button
        className="icon-button"
        type="button"
        title={locked ? 'Unlock the seed' : 'Lock the seed'}
        aria-pressed={locked}
        disabled={unheeded !== ''}
        onClick={toggle}
      >
        <Icon name={locked ? 'lock-simple' : 'lock-simple-open'} />
        <span className="visually-hidden">Keep this seed</span>
      </button>
      <Unheeded why={unheeded} />
    </div>
  )
}

function someSeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}
