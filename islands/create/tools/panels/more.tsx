import type { MoreProps } from '../tool'

export function VariationsPanel({ onVariations }: MoreProps) {
  return (
    <>
      <p>The same prompt and settings, drawn differently.</p>
      <button className="button button-small" type="button" onClick={() => onVariations('variations')}>
        Generate variations
      </button>
    </>
  )
}

export function SimilarPanel({ onVariations }: MoreProps) {
  return (
    <>
      <p>New images with the same subject and style.</p>
      <button className="button button-small" type="button" onClick={() => onVariations('similar')}>
        Generate more like this
      </button>
    </>
  )
}
