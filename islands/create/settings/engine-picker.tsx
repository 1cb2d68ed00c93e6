import { counted } from '../../lib/words'
import type { Draft } from '../draft/draft'
import { type Engine, NOT_INCLUDED } from './engines'

interface Props {
  engines: readonly Engine[]
  chosen: Engine | undefined
  onChange: (part: Partial<Draft>) => void
}

/** Which engine makes the images; there is nothing to choose from a single one. */
export function EnginePicker({ engines, chosen, onChange }: Props) {
  if (engines.length < 2) return null
  return (
    <fieldset className="field engines">
      <legend>Engine</legend>
      {engines.map(({ name, label, hint, credits, included }) => (
        <label className="engine" key={name}>
          <input
            type="radio"
            name="engine"
            value={name}
            checked={name === chosen?.name}
            disabled={!included}
            onChange={() => onChange({ engine: name })}
          />
          <span className="engine-label">{label}</span>
          <span className="engine-price figure">{counted(credits, 'credit')}</span>
          <small>{hint}</small>
        </label>
      ))}
      {engines.some(({ included }) => !included) && (
        <p className="hint">
          <span>
            {NOT_INCLUDED}. <a href="/pricing">See plans</a>
          </span>
        </p>
      )}
    </fieldset>
  )
}
