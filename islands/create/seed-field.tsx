import { type Draft, SEED_DIGITS } from './draft'

interface Props {
  seed: string
  onChange: (part: Partial<Draft>) => void
}

/** The same seed draws the same picture again; without one the server chooses. */
export function SeedField({ seed, onChange }: Props) {
  return (
    <div className="field field-row">
      <label htmlFor="seed">Seed</label>
      <input
        className="input input-short"
        id="seed"
        inputMode="numeric"
        placeholder="Random"
        value={seed}
        onChange={(event) => onChange({ seed: event.target.value.replace(/\D/g, '').slice(0, SEED_DIGITS) })}
      />
    </div>
  )
}
