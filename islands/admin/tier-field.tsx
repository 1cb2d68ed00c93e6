import type { TierDraft } from './tier-draft'

interface Shared {
  draft: TierDraft
  fault: { field: string; text: string } | undefined
  onChange: (name: keyof TierDraft, value: string | boolean) => void
  label: string
}

type Name<Value> = { [Key in keyof TierDraft]: TierDraft[Key] extends Value ? Key : never }[keyof TierDraft]

interface FieldProps extends Shared {
  name: Name<string>
  type?: 'text' | 'number'
  min?: number
  step?: number
  maxLength?: number
  required?: boolean
}

/** One field of a tier's form with what is wrong with it. */
export function TierField({ draft, fault, onChange, label, name, type = 'text', ...rest }: FieldProps) {
  const wrong = fault?.field === name
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        value={draft[name]}
        autoComplete="off"
        aria-invalid={wrong}
        aria-describedby={wrong ? `${name}-error` : undefined}
        onChange={(event) => onChange(name, event.target.value)}
        {...rest}
      />
      {wrong && (
        <p className="field-error" id={`${name}-error`}>
          {fault.text}
        </p>
      )}
    </div>
  )
}

/** One switch of a tier's form. */
export function TierCheck({ draft, onChange, label, name }: Shared & { name: Name<boolean> }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={draft[name]}
        onChange={(event) => onChange(name, event.target.checked)}
      />
      {label}
    </label>
  )
}
