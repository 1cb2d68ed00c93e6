import { Check, Colors, Segments, Slider } from '../fields'
import { put, type Shadow, type Step, stepOf, without } from '../steps'
import type { PanelProps } from '../tool'

export function TrimPanel({ edit, change }: PanelProps) {
  const { steps } = edit.history
  const trimmed = stepOf(steps, 'trim') !== undefined
  const frame = edit.rendered?.frame
  return (
    <>
      <Check checked={trimmed} onChange={(on) => change(on ? [...steps, { op: 'trim' }] : without(steps, 'trim'))}>
        Cut to the image
      </Check>
      <p>
        {trimmed && frame
          ? `Now ${frame.width} × ${frame.height} pixels.`
          : 'Removes the transparent border around it.'}
      </p>
    </>
  )
}

export function PadPanel({ edit, change }: PanelProps) {
  const { steps } = edit.history
  const px = stepOf(steps, 'pad')?.px ?? 0
  const square = stepOf(steps, 'square') !== undefined
  return (
    <>
      <Slider
        label="Padding"
        min={0}
        max={256}
        value={px}
        onChange={(px) => change(measured({ op: 'pad', px }, px), 'pad')}
      />
      <Check checked={square} onChange={(on) => change(on ? [...steps, { op: 'square' }] : without(steps, 'square'))}>
        Make it square
      </Check>
    </>
  )

  function measured(step: Step, measure: number): Step[] {
    return measure === 0 ? without(steps, step.op) : put(steps, step)
  }
}

export function OutlinePanel({ edit, change, image }: PanelProps) {
  const { steps } = edit.history
  const step = stepOf(steps, 'outline')
  const { width, color } = step ?? { width: 0, color: '#ffffff' }
  const usual = Math.round(Math.max(image.width, image.height) / 64)

  function set(width: number, color: string) {
    change(width === 0 ? without(steps, 'outline') : put(steps, { op: 'outline', width, color }), 'outline')
  }

  return (
    <>
      <Slider label="Width" min={0} max={96} value={width} onChange={(width) => set(width, color)} />
      <Colors label="Outline color" value={color} onChange={(color) => set(width || usual, color)} />
    </>
  )
}

const SHADOWS = [
  ['none', 'None'],
  ['contact', 'Contact'],
  ['drop', 'Drop'],
] as const

export function ShadowPanel({ edit, change, image }: PanelProps) {
  const { steps } = edit.history
  const step = stepOf(steps, 'shadow')
  const unit = Math.max(image.width, image.height) / 1024

  function choose(kind: (typeof SHADOWS)[number][0]) {
    if (kind === 'none') return change(without(steps, 'shadow'))
    const shadow: Shadow = {
      op: 'shadow',
      kind,
      color: step?.color ?? '#000000',
      opacity: step?.opacity ?? 0.35,
      blur: Math.round(24 * unit),
      dx: 0,
      dy: kind === 'drop' ? Math.round(16 * unit) : 0,
    }
    change(put(steps, shadow))
  }

  function set(changes: Partial<Shadow>) {
    if (step) change(put(steps, { ...step, ...changes }), 'shadow')
  }

  return (
    <>
      <Segments label="Kind of shadow" choices={SHADOWS} value={step?.kind ?? 'none'} onChange={choose} />
      {step && (
        <>
          <Slider
            label="Strength"
            unit="%"
            min={5}
            max={100}
            value={Math.round(step.opacity * 100)}
            onChange={(percent) => set({ opacity: percent / 100 })}
          />
          <Slider label="Softness" min={0} max={120} value={step.blur} onChange={(blur) => set({ blur })} />
          {step.kind === 'drop' && (
            <>
              <Slider label="Across" min={-120} max={120} value={step.dx} onChange={(dx) => set({ dx })} />
              <Slider label="Down" min={-120} max={120} value={step.dy} onChange={(dy) => set({ dy })} />
            </>
          )}
          <Colors label="Shadow color" value={step.color} onChange={(color) => set({ color })} />
        </>
      )}
    </>
  )
}

export function FeatherPanel({ edit, change }: PanelProps) {
  const { steps } = edit.history
  const feather = stepOf(steps, 'feather')?.px ?? 0
  const choke = stepOf(steps, 'choke')?.px ?? 0

  function set(step: Step & { px: number }) {
    change(step.px === 0 ? without(steps, step.op) : put(steps, step), step.op)
  }

  return (
    <>
      <Slider
        label="Feather"
        min={0}
        max={32}
        step={0.5}
        value={feather}
        onChange={(px) => set({ op: 'feather', px })}
      />
      <p>Softens the edge inward.</p>
      <Slider label="Choke" min={-16} max={16} step={0.5} value={choke} onChange={(px) => set({ op: 'choke', px })} />
      <p>Above 0 pulls the edge in, below 0 pushes it out.</p>
    </>
  )
}

export function SpecksPanel({ edit, change }: PanelProps) {
  const { steps } = edit.history
  const area = stepOf(steps, 'specks')?.max_area ?? 0
  return (
    <>
      <Slider
        label="Smaller than"
        min={0}
        max={2000}
        step={4}
        value={area}
        onChange={(max_area) =>
          change(max_area === 0 ? without(steps, 'specks') : put(steps, { op: 'specks', max_area }), 'specks')
        }
      />
      <p>Removes loose bits of fewer pixels than this. The largest part always stays.</p>
    </>
  )
}
