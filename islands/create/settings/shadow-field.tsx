import type { Draft, Shadow } from '../draft/draft'
import { Unheeded } from './unheeded'

const SHADOWS: { value: Shadow; label: string }[] = [
  { value: 'none', label: 'No shadow' },
  { value: 'contact', label: 'On the ground' },
  { value: 'drop', label: 'Drop shadow' },
]

interface Props {
  shadow: Shadow
  unheeded: string // why it has no effect, or empty
  onChange: (part: Partial<Draft>) => void
}

/** Whether the subject casts a shadow; images have none unless it is asked for. */
export function ShadowField({ shadow, unheeded, onChange }: Props) {
  return (
    <div className="field">
      <label htmlFor="shadow">Shadow</label>
      <select
        className="input"
        id="shadow"
        value={shadow}
        disabled={unheeded !== ''}
        onChange={(event) => onChange({ shadow: event.target.value as Shadow })}
      >
        {SHADOWS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Unheeded why={unheeded} />
    </div>
  )
}
