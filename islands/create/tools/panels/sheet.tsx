import { useEffect, useState } from 'react'
import { messageFor } from '../../../lib/problem'
import type { Picture } from '../../../lib/readers'
import { counted } from '../../../lib/words'
import { saveBlob } from '../../stage/file'
import { makeSheet, type NamedFile, recentImages, zipImages } from '../calls'
import { Check, Segments, Slider } from '../fields'
import type { PanelProps } from '../tool'
import { useTask } from '../use-task'

const KINDS = [
  ['sticker', 'Stickers'],
  ['sprite', 'Sprites'],
] as const

/** Puts several of the user's images on one sheet. */
export function SheetPanel({ image }: PanelProps) {
  const [recent, setRecent] = useState<Picture[]>()
  const [unlisted, setUnlisted] = useState('')
  const [chosen, setChosen] = useState<string[]>([image.id])
  const [kind, setKind] = useState<'sticker' | 'sprite'>('sticker')
  const [columns, setColumns] = useState(3)
  const [cell, setCell] = useState(256)
  const [outlined, setOutlined] = useState(true)
  const { running, failure, run } = useTask()

  useEffect(() => {
    let current = true
    recentImages().then(
      (found) => current && setRecent(found),
      (error) => current && setUnlisted(messageFor(error)),
    )
    return () => {
      current = false
    }
  }, [])

  function toggle(id: string) {
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  const save = (name: string, make: () => Promise<NamedFile>) =>
    void run(name, async () => {
      const file = await make()
      saveBlob(file.blob, file.name)
    })

  const order = {
    image_ids: chosen,
    kind,
    columns: Math.min(columns, Math.max(1, chosen.length)),
    cell,
    ...(kind === 'sticker' && outlined && { outline: { width: Math.round(cell / 20), color: '#ffffff' } }),
  }

  if (unlisted) return <p role="alert">{unlisted}</p>
  if (!recent) return <p>Loading your images…</p>
  return (
    <>
      <Segments label="Kind of sheet" choices={KINDS} value={kind} onChange={setKind} />
      <fieldset className="tool-choose">
        <legend>{counted(chosen.length, 'image')} chosen, in this order</legend>
        {recent.map(({ id, thumbnail_url, alt_text, prompt }) => (
          <label key={id} title={prompt}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <img src={thumbnail_url} alt={alt_text || prompt} width="56" height="56" loading="lazy" />
            {chosen.includes(id) && <b aria-hidden="true">{chosen.indexOf(id) + 1}</b>}
          </label>
        ))}
      </fieldset>
      <Slider label="Columns" unit="" min={1} max={8} value={columns} onChange={setColumns} />
      <Slider label="Cell" min={64} max={1024} step={64} value={cell} onChange={setCell} />
      {kind === 'sticker' && (
        <Check checked={outlined} onChange={setOutlined}>
          White outline
        </Check>
      )}
      <div className="tool-actions">
        <button
          className="button button-small"
          type="button"
          disabled={running !== '' || chosen.length === 0}
          onClick={() => save('sheet', () => makeSheet(order))}
        >
          {running === 'sheet' ? 'Making…' : kind === 'sticker' ? 'Download sheet' : 'Download sprites'}
        </button>
        <button
          className="button button-quiet button-small"
          type="button"
          disabled={running !== '' || chosen.length === 0}
          onClick={() => save('zip', () => zipImages(chosen))}
        >
          ZIP of {chosen.length}
        </button>
      </div>
      <p>{kind === 'sticker' ? 'One PNG with transparency.' : 'A PNG and a JSON atlas that game engines read.'}</p>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
