import { type ReactNode, useId } from 'react'

interface SliderProps {
  label: string
  unit?: string
  min: number
  max: number
  step?: number
  value: number
  onChange: (value: number) => void
}

/** A measure with a slider for the hand and a number for the keyboard. */
export function Slider({ label, unit = 'px', min, max, step = 1, value, onChange }: SliderProps) {
  const id = useId()
  const inRange = (text: string) => Math.min(max, Math.max(min, Number(text)))
  return (
    <div className="tool-slider">
      <label htmlFor={id}>{label}</label>
      <span className="tool-number">
        <input
          type="number"
          aria-label={`${label}, ${unit === 'px' ? 'pixels' : unit === '%' ? 'percent' : 'number'}`}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => target.value !== '' && onChange(inRange(target.value))}
        />
        {unit}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(inRange(target.value))}
      />
    </div>
  )
}

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
  reasons?: Partial<Record<Value, string>> // why a choice cannot be made
}

/** One of a few. */
export function Segments<Value extends string>({ label, choices, value, onChange, reasons }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segmented segmented-small">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([choice, text]) => (
        <label key={choice} title={reasons?.[choice]}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            disabled={Boolean(reasons?.[choice])}
            onChange={() => onChange(choice)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

const PRESETS = [
  ['#ffffff', 'White'],
  ['#15161a', 'Ink'],
  ['#2743ff', 'Cobalt'],
  ['#ffd34d', 'Yellow'],
  ['#ff6b57', 'Coral'],
] as const

interface ColorsProps {
  label: string
  value: string
  onChange: (color: string) => void
}

/** One of five colors, or one of one's own. */
export function Colors({ label, value, onChange }: ColorsProps) {
  const name = useId()
  const own = !PRESETS.some(([color]) => color === value)
  return (
    <fieldset className="tool-colors">
      <legend className="visually-hidden">{label}</legend>
      {PRESETS.map(([color, text]) => (
        <label key={color} title={text}>
          <input
            type="radio"
            name={name}
            aria-label={text}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <i style={{ background: color }} />
        </label>
      ))}
      <label title="Another color" className="tool-own" data-chosen={own ? '' : undefined}>
        <input
          type="color"
          aria-label={`${label}: another color`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <i style={own ? { background: value } : {}} />
      </label>
    </fieldset>
  )
}

interface CheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}
