import { counted } from '../../lib/words'
import { saveFile } from './files'

const CELL = 256 // pixels of an image on a sheet
const OUTLINE = { width: 12, color: '#ffffff' }
const COLUMNS = 4

interface Props {
  chosen: readonly string[] // ids, in the order in which they were chosen
  onClear: () => void
}

/** What can be done with several images at once. */
export function SelectBar({ chosen, onClear }: Props) {
  function save(kind: 'sticker' | 'sprite' | 'zip') {
    const sheet = { image_ids: [...chosen], columns: Math.min(COLUMNS, chosen.length), cell: CELL }
    return saveFile(({ makeSheet, zipImages }) =>
      kind === 'zip'
        ? zipImages([...chosen])
        : makeSheet({ ...sheet, kind, ...(kind === 'sticker' && { outline: OUTLINE }) }),
    )
  }

  return (
    <div className="select-bar" role="toolbar" aria-label="Selected images">
      <p role="status">{counted(chosen.length, 'image')} selected</p>
      <button className="button button-quiet button-small" type="button" onClick={() => void save('sticker')}>
        Sticker sheet
      </button>
      <button className="button button-quiet button-small" type="button" onClick={() => void save('sprite')}>
        Sprite sheet
      </button>
      <button className="button button-small" type="button" onClick={() => void save('zip')}>
        Download ZIP
      </button>
      <button className="tiny" type="button" onClick={onClear}>
        Clear
      </button>
    </div>
  )
}
