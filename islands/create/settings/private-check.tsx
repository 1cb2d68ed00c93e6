import type { Draft } from '../draft/draft'

interface Props {
  checked: boolean
  allowed: boolean // by the plan
  onChange: (part: Partial<Draft>) => void
}

export function PrivateCheck({ checked, allowed, onChange }: Props) {
  return (
    <div className="private">
      <label className="check">
        <input
          type="checkbox"
          name="private"
          value="on"
          checked={checked && allowed}
          disabled={!allowed}
          onChange={(event) => onChange({ isPrivate: event.target.checked })}
        />
        Private
      </label>
      {!allowed && <a href="/pricing">Upgrade to Pro</a>}
    </div>
  )
}
