import { Icon } from '../../lib/icon'

interface Props {
  source: string // address of the picture; empty: none to show
  label: string
  progress?: number // 0–1, of an upload on its way
  onRemove: () => void
}

/** One picture that the generation follows, on a checkerboard, so that its alpha is seen. */
export function ReferenceTile({ source, label, progress, onRemove }: Props) {
  return (
    <li className="reference-tile" data-busy={progress !== undefined || undefined}>
      {source && <img src={source} alt={label} width={72} height={72} />}
      {!source && <span className="visually-hidden">{label}</span>}
      {progress !== undefined && <progress max={1} value={progress} aria-label={`Uploading ${label}`} />}
      <button type="button" className="reference-remove" title="Remove" onClick={onRemove}>
        <Icon name="x" />
        <span className="visually-hidden">Remove {label}</span>
      </button>
    </li>
  )
}
