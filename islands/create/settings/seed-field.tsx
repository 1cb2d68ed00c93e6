import { Icon } from '../../lib/icon'
import { type Draft, SEED_DIGITS } from '../draft/draft'

interface Props {
  seed: string // digits; empty: not locked
  latest: number | undefined // the one that drew what is on the table
  onChange: (part: Partial<Draft>) => void
}

/** A locked seed draws the same picture again; otherwise the server chooses one for each generation. */
export function SeedField({ seed, latest, onChange }: Props) {
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
        onChange={(event) => onChange({ seed: event.target.value.replace(/\D/g, '').slice(0, SEED_DIGITS) })}
      />
      <button
        className="icon-button"
        type="button"
        title={locked ? 'Unlock the seed' : 'Lock the seed'}
        aria-pressed={locked}
        onClick={toggle}
      >
        <Icon name={locked ? 'lock-simple' : 'lock-simple-open'} />
        <span className="visually-hidden">Keep this seed</span>
      </button>
    </div>
  )
}

function someSeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}
