import { put, stepOf, without } from '../steps'
import type { PanelProps } from '../tool'

const SIDES = [256, 512, 1024, 1536, 2048, 4096] // pixels of the longer side

/** Renders the image at another size; the server does it. */
export function ResizePanel({ image, edit, change }: PanelProps) {
  const { steps } = edit.history
  const chosen = stepOf(steps, 'resize')
  const { width, height } = image
  const longer = Math.max(width, height)

  function choose(side: number) {
    if (side === longer && !chosen) return
    const [across, down] = [width, height].map((length) => Math.max(1, Math.round((length * side) / longer))) as [
      number,
      number,
    ]
    change(side === longer ? without(steps, 'resize') : put(steps, { op: 'resize', width: across, height: down }))
  }

  const sides = [...new Set([...SIDES, longer])].sort((a, b) => a - b)
  const now = chosen ? Math.max(chosen.width, chosen.height) : longer
  return (
    <>
      <fieldset className="tool-sizes">
        <legend className="visually-hidden">Longer side in pixels</legend>
        {sides.map((side) => (
          <label key={side}>
            <input type="radio" name="resize" checked={side === now} onChange={() => choose(side)} />
            <span>
              {side}
              {side === longer && <small>as made</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        {image.svgUrl
          ? 'Larger sizes are drawn again from shapes, so edges stay sharp.'
          : 'Larger sizes are scaled up from pixels, so they look softer.'}
      </p>
    </>
  )
}
