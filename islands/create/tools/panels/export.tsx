import { useEffect, useState } from 'react'
import { messageFor } from '../../../lib/problem'
import { saveBlob } from '../../stage/file'
import type { StageImage } from '../../stage/stage-image'
import { exportImage, type Format, type Purpose, purposes } from '../calls'
import { Segments } from '../fields'
import type { Step } from '../steps'
import type { PanelProps } from '../tool'
import { ToolIcon } from '../tool-icon'
import { useTask } from '../use-task'

const FORMATS = [
  ['png', 'PNG'],
  ['webp', 'WebP'],
  ['svg', 'SVG'],
] as const

/** Lists what the server can export for, with the sizes. */
export function ExportPanel({ image, edit }: PanelProps) {
  const [all, setAll] = useState<Purpose[]>()
  const [unlisted, setUnlisted] = useState('')
  const [format, setFormat] = useState<Format>('png')
  const [note, setNote] = useState('')
  const { running, failure, run } = useTask()
  const noVector = whyNoVector(image, edit.history.steps)
  const wanted = format === 'svg' && noVector ? 'png' : format

  useEffect(() => {
    let current = true
    purposes().then(
      (found) => current && setAll(found),
      (error) => current && setUnlisted(messageFor(error)),
    )
    return () => {
      current = false
    }
  }, [])

  async function save({ name }: Purpose, as: Format) {
    setNote('')
    const rendered = await edit.store?.settled()
    const file = await exportImage(image.id, { steps: rendered?.steps ?? [], purpose: name, format: as, width: 0 })
    saveBlob(file.blob, file.name)
    if (file.enlarged > 1)
      setNote(`Enlarged ${file.enlarged.toFixed(1)} times to reach that size, so it may look soft.`)
  }

  if (unlisted) return <p role="alert">{unlisted}</p>
  if (!all) return <p>Looking up sizes…</p>
  return (
    <>
      <Segments
        label="Format"
        choices={FORMATS}
        value={wanted}
        onChange={setFormat}
        reasons={noVector ? { svg: noVector } : {}}
      />
      <ul className="tool-files">
        {all.map((purpose) => {
          const as = purpose.formats.includes(wanted) ? wanted : 'png'
          const { name, label, hint, zip } = purpose
          return (
            <li key={name}>
              <button
                type="button"
                disabled={running !== ''}
                aria-busy={running === name}
                onClick={() => void run(name, () => save(purpose, as))}
              >
                <span>
                  {label}
                  <small>{name === 'full' ? `${sizeOf(image, edit.rendered?.frame)}` : hint}</small>
                </span>
                <small className="tool-format">{running === name ? 'Making…' : zip ? 'ZIP' : as.toUpperCase()}</small>
                <ToolIcon name="export" />
              </button>
            </li>
          )
        })}
      </ul>
      {noVector && <p>{noVector}</p>}
      <p role="status">{note}</p>
      {failure && <p role="alert">{failure}</p>}
      <p>Or drag the image out of this page.</p>
    </>
  )
}

function sizeOf(image: StageImage, frame: { width: number; height: number } | undefined): string {
  const { width, height } = frame ?? image
  return `${width} × ${height} pixels`
}

/** Says why there is no vector file; empty: there is one. New colors of parts are drawn into it, other steps need pixels. */
function whyNoVector({ svgUrl }: StageImage, steps: readonly Step[]): string {
  if (!svgUrl) return 'This image has no SVG. Unedited images from our illustrator have one.'
  if (steps.some(({ op }) => op !== 'recolor_part')) return 'Your edits work on pixels, so there is no SVG of them.'
  return ''
}
