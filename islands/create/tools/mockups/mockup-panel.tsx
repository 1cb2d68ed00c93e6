import { useEffect, useState } from 'react'
import { canvasBlob, fileName, saveBlob } from '../../stage/file'
import { Colors } from '../fields'
import type { PanelProps } from '../tool'
import { MockupCanvas } from './mockup-canvas'
import { MOCKUPS, mockupOf } from './mockups'
import { useArt } from './use-art'

const THUMBNAIL = [220] // pixels

export function MockupPanel({ image, edit }: PanelProps) {
  const { store, mode } = edit
  const art = useArt(image, edit)
  const [colors, setColors] = useState<Record<string, string>>({})
  const chosen = mode?.kind === 'mockup' ? mockupOf(mode.name) : undefined
  const colorOf = (name: string) => colors[name] ?? mockupOf(name).color

  useEffect(() => () => store?.setMode(null), [store])

  function choose(name: string) {
    store?.setMode(name === chosen?.name ? null : { kind: 'mockup', name, color: colorOf(name) })
  }

  function paint(name: string, color: string) {
    setColors({ ...colors, [name]: color })
    store?.setMode({ kind: 'mockup', name, color })
  }

  async function save() {
    const canvas = document.querySelector<HTMLCanvasElement>('.mockup-large')
    if (canvas && chosen) saveBlob(await canvasBlob(canvas), `${fileName(image.prompt)}-${chosen.name}.png`)
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
        <button className="button button-small" type="button" onClick={() => void save()}>
          Download mock-up
        </button>
      )}
    </>
  )
}
