import { Icon } from '../../lib/icon'

interface Props {
  disabled: boolean
  busy: boolean
  onClick: () => void
}

/** Stays in the reach of the keyboard while it is disabled, so that a press can tell why. */
export function EnhanceButton({ disabled, busy, onClick }: Props) {
  return (
    <button className="link-button" type="button" aria-disabled={disabled || busy} onClick={onClick}>
      <Icon name="magic-wand" />
      {busy ? 'Enhancing...' : 'Enhance'}
    </button>
  )
}
