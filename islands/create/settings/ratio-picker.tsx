import type { Draft } from '../draft/draft'
import { pixelsOf, RATIOS, type Ratio, sidesOf } from './ratio'

const NAMES: Readonly<Record<Ratio, string>> = {
  '1:1': 'Square',
  '4:3': 'Landscape',
  '3:4': 'Portrait',
  '3:2': 'Landscape',
  '2:3': 'Portrait',
  '16:9': 'Wide',
  '9:16': 'Tall',
}

const BOX = 18 // the shape is drawn in a square of this size (views/create/choices.go)
const LONGER = 14

function Shape({ ratio }: { ratio: Ratio }) {
  const [across, down] = sidesOf(ratio)
  const width = (LONGER * across) / Math.max(across, down)
  const height = (LONGER * down) / Math.max(across, down)
  return (
    <svg className="ratio-shape" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      <rect x={(BOX - width) / 2} y={(BOX - height) / 2} width={width} height={height} rx="1.5" />
    </svg>
  )
}

interface Props {
  ratio: Ratio // that is drawn in
  size: number // pixels of the longer side
  follows: boolean // the prompt asks for it
  onChange: (part: Partial<Draft>) => void
}

/** The aspect ratio. One that the prompt names is taken until someone chooses another here. */
export function RatioPicker({ ratio, size, follows, onChange }: Props) {
  const { width, height } = pixelsOf(ratio, size)
  return (
    <fieldset className="field">
      <legend>Aspect ratio</legend>
      <div className="segmented segmented-stacked ratios">
        {RATIOS.map((choice) => (
          <label key={choice} title={NAMES[choice]}>
            <input
              type="radio"
              name="ratio"
              value={choice}
              aria-label={`${choice}, ${NAMES[choice].toLowerCase()}`}
              checked={choice === ratio}
              onChange={() => onChange({ ratio: choice })}
            />
            <span>
              <Shape ratio={choice} />
              {choice}
            </span>
          </label>
        ))}
      </div>
      <p className="hint figure">
        {width} × {height} px{follows && ', from your prompt'}
      </p>
    </fieldset>
  )
}
