import { useId } from 'react'

interface Props {
  label: string
  bounds: { min: number; max: number; step: number }
  value: number
  onChange: (value: number) => void
}

export function RangeField({ label, bounds, value, onChange }: Props) {
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
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
