import { useEffect, useRef, useState } from 'react'
import { canvasBlob, fileName, saveBlob } from '../../stage/file'
import { Colors } from '../fields'
import type { PanelProps } from '../tool'
import { finishedMockup, MockupCanvas } from './mockup-canvas'
import { MOCKUPS, mockupOf } from './mockups'
import { useArt } from './use-art'

const THUMBNAIL = [220] // pixels

export function MockupPanel({ image, edit }: PanelProps) {
  const { store, mode } = edit
  const art = useArt(image, edit)
  const [saving, setSaving] = useState(false)
  const waiting = useRef<AbortController>(null)
  const [colors, setColors] = useState<Record<string, string>>({})
  const chosen = mode?.kind === 'mockup' ? mockupOf(mode.name) : undefined
  const colorOf = (name: string) => colors[name] ?? mockupOf(name).color

  useEffect(
    () => () => {
      waiting.current?.abort()
      store?.setMode(null)
    },
    [store],
  )

  function choose(name: string) {
    waiting.current?.abort()
    setSaving(false)
    store?.setMode(name === chosen?.name ? null : { kind: 'mockup', name, color: colorOf(name) })
  }

  function paint(name: string, color: string) {
    setColors({ ...colors, [name]: color })
    store?.setMode({ kind: 'mockup', name, color })
  }

  async function save() {
    if (!chosen) return
    waiting.current = new AbortController()
    const { signal } = waiting.current
    setSaving(true)
    const canvas = await finishedMockup(chosen.name, signal) // what is drawn first is coarse, and before it there is nothing
    if (!signal.aborted) setSaving(false)
    if (canvas) saveBlob(await canvasBlob(canvas), `${fileName(image.prompt)}-${chosen.name}.png`)
  }

  return (
    <>
      <ul className="mockups">
        {MOCKUPS.map((mockup) => (
          <li key={mockup.name}>
            <button type="button" aria-pressed={mockup === chosen} onClick={() => choose(mockup.name)}>
              <MockupCanvas
                className="mockup-small"
                mockup={mockup}
                art={art}
                color={mockup.color}
                widths={THUMBNAIL}
              />
              {mockup.label}
            </button>
          </li>
        ))}
      </ul>
      {chosen?.color && (
        <Colors
          label={`Color of the ${chosen.label.toLowerCase()}`}
          value={colorOf(chosen.name)}
          onChange={(color) => paint(chosen.name, color)}
        />
      )}
      {chosen && (
        <button className="button button-small" type="button" disabled={saving} onClick={() => void save()}>
          {saving ? 'Drawing…' : 'Download mock-up'}
        </button>
      )}
    </>
  )
}
