import { useId } from 'react'
import { Unheeded } from './unheeded'

interface Props {
  label: string
  bounds: { min: number; max: number; step: number }
  value: number
  unheeded: string // why it has no effect, or empty
  onChange: (value: number) => void
}

export function RangeField({ label, bounds, value, unheeded, onChange }: Props) {
  const id = useId()
  return (
    <div className="field range-field">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="figure">
        {value}
      </output>
      <input
        id={id}
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        disabled={unheeded !== ''}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Unheeded why={unheeded} />
    </div>
  )
}
