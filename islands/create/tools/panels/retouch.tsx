import { useEffect, useState } from 'react'
import { messageFor } from '../../../lib/problem'
import { RADIUS } from '../../stage/brush'
import { type Part, partsOf } from '../calls'
import { Segments, Slider } from '../fields'
import { type Brush, MOST_STEPS, putPart, type RecolorPart, type ReplaceColor, stepOf } from '../steps'
import type { PanelProps } from '../tool'

const BRUSHES = [
  ['erase', 'Erase'],
  ['restore', 'Restore'],
] as const

type BrushMode = Pick<Brush, 'mode' | 'radius' | 'hardness'>

let lastBrush: BrushMode = { mode: 'erase', radius: 24, hardness: 0.8 } // as it was when the panel was last open

export function BrushPanel({ image, edit, change }: PanelProps) {
  const { store, mode, history } = edit
  const brush: BrushMode = mode?.kind === 'brush' ? mode : lastBrush
  const full = history.steps.length >= MOST_STEPS

  useEffect(() => {
    store?.setMode({ kind: 'brush', ...lastBrush })
    return () => store?.setMode(null)
  }, [store])

  useEffect(() => {
    if (mode?.kind === 'brush') lastBrush = mode
  }, [mode])

  const set = (changes: Partial<BrushMode>) => store?.setMode({ kind: 'brush', ...brush, ...changes })

  return (
    <>
      <Segments label="What the brush does" choices={BRUSHES} value={brush.mode} onChange={(mode) => set({ mode })} />
      <Slider
        label="Radius"
        min={RADIUS.least}
        max={RADIUS.most}
        value={brush.radius}
        onChange={(radius) => set({ radius })}
      />
      <Slider
        label="Hardness"
        unit="%"
        min={0}
        max={100}
        value={Math.round(brush.hardness * 100)}
        onChange={(percent) => set({ hardness: percent / 100 })}
      />
      <p>
        {full ? 'This edit has as many steps as it can. Save it as a new image to continue.' : 'Paint on the image.'}
      </p>
      <p className="tool-keys">
        <kbd>[</kbd> <kbd>]</kbd> radius, <kbd>Ctrl Z</kbd> undo
      </p>
      <DotByNumbers
        image={image}
        onDot={(x, y) => change([...history.steps, { op: 'brush', ...brushOf(brush), points: [[x, y]] }])}
      />
    </>
  )
}

const brushOf = ({ mode, radius, hardness }: BrushMode): BrushMode => ({ mode, radius, hardness })

/** The brush without a pointer: one dot at a place given in numbers. */
function DotByNumbers({ image, onDot }: Pick<PanelProps, 'image'> & { onDot: (x: number, y: number) => void }) {
  const [x, setX] = useState(Math.round(image.width / 2))
  const [y, setY] = useState(Math.round(image.height / 2))
  return (
    <details className="tool-more">
      <summary>Without a mouse</summary>
      <Slider label="From the left" min={0} max={image.width} value={x} onChange={setX} />
      <Slider label="From the top" min={0} max={image.height} value={y} onChange={setY} />
      <button className="button button-quiet button-small" type="button" onClick={() => onDot(x, y)}>
        Apply the brush here
      </button>
    </details>
  )
}

export function ReplacePanel({ edit, change }: PanelProps) {
  const { store, mode, picked, history } = edit
  const last = stepOf(history.steps, 'replace_color')
  const [chosen, setChosen] = useState<Omit<ReplaceColor, 'op'>>()
  const from = picked || last?.from || ''
  const current = { from, to: '#2743ff', tolerance: 0.1, ...(last?.from === from && last), ...chosen }
  const isApplied = last?.from === from
  const picking = mode?.kind === 'pick'

  useEffect(() => {
    if (store && !stepOf(store.read().history.steps, 'replace_color')) store.setMode({ kind: 'pick' })
    return () => store?.setMode(null)
  }, [store])

  function set(changes: Partial<Omit<ReplaceColor, 'op'>>) {
    const { from, to, tolerance } = { ...current, ...changes }
    setChosen(undefined)
    const step: ReplaceColor = { op: 'replace_color', from, to, tolerance }
    if (!from) return
    const at = history.steps.findLastIndex((other) => other.op === 'replace_color' && other.from === current.from)
    change(at < 0 ? [...history.steps, step] : history.steps.with(at, step), 'replace')
  }

  return (
    <>
      <div className="tool-swap">
        <label>
          <span>From</span>
          <input
            type="color"
            value={from || '#ffffff'}
            data-empty={from ? undefined : ''}
            onChange={({ target }) => store?.pick(target.value)}
          />
        </label>
        <button
          className="button button-quiet button-small"
          type="button"
          aria-pressed={picking}
          onClick={() => store?.setMode(picking ? null : { kind: 'pick' })}
        >
          {picking ? 'Click the image…' : 'Pick on the image'}
        </button>
        <label>
          <span>To</span>
          <input
            type="color"
            value={current.to}
            disabled={!from}
            onChange={({ target }) => set({ to: target.value })}
          />
        </label>
      </div>
      <Slider
        label="Tolerance"
        unit="%"
        min={1}
        max={60}
        value={Math.round(current.tolerance * 100)}
        onChange={(percent) =>
          isApplied ? set({ tolerance: percent / 100 }) : setChosen({ ...current, tolerance: percent / 100 })
        }
      />
      <p>{from ? 'Shading and soft edges are kept.' : 'First pick the color to replace.'}</p>
    </>
  )
}

export function PartsPanel({ image, edit, change }: PanelProps) {
  const [parts, setParts] = useState<Part[]>()
  const [failure, setFailure] = useState('')
  const { steps } = edit.history

  useEffect(() => {
    let current = true
    partsOf(image.id).then(
      (found) => current && setParts(found),
      (error) => current && setFailure(messageFor(error)),
    )
    return () => {
      current = false
    }
  }, [image.id])

  if (failure) return <p role="alert">{failure}</p>
  if (!parts) return <p>Looking for parts…</p>
  if (parts.length === 0) return <p>This image has no named parts. Use “Replace a color” instead.</p>

  const colorOf = ({ name, color }: Part) =>
    steps.find((step): step is RecolorPart => step.op === 'recolor_part' && step.part === name)?.color ?? color

  return (
    <>
      <ul className="tool-parts">
        {parts.map((part) => (
          <li key={part.name}>
            <label>
              <span>{part.label}</span>
              <input
                type="color"
                value={colorOf(part)}
                onChange={({ target }) => change(putPart(steps, part.name, target.value), `part ${part.name}`)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p>Our server redraws the image with the new color.</p>
    </>
  )
}
