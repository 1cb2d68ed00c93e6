import type { Usage } from '../../lib/api'
import type { Draft } from '../draft/draft'
import { allowsSize, lacksXL, SIZES, XL_MESSAGE } from './limits'

interface Props {
  size: number // pixels
  usage: Usage
  onChange: (part: Partial<Draft>) => void
}

export function SizePicker({ size, usage, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend>Size</legend>
      <div className="segmented segmented-stacked">
        {SIZES.map(({ pixels, name }) => (
          <label key={pixels} title={allowsSize(pixels, usage) ? undefined : XL_MESSAGE}>
            <input
              type="radio"
              name="width"
              value={pixels}
              checked={pixels === size}
              disabled={!allowsSize(pixels, usage)}
              onChange={() => onChange({ size: pixels })}
            />
            <span>
              {pixels} <small>{name}</small>
            </span>
          </label>
        ))}
      </div>
      {lacksXL(usage) && <p className="hint">{XL_MESSAGE}</p>}
    </fieldset>
  )
}
