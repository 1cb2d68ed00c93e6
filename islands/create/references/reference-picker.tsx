import { type ChangeEvent, useRef } from 'react'
import { Icon } from '../../lib/icon'
import { REFERENCE_TYPES } from './references'

/** Opens the device's file dialog. */
export function ReferencePicker({ over, onFiles }: { over: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    event.target.value = '' // so that the same file can be picked again
  }

  return (
    <li>
      <button
        type="button"
        className="reference-add"
        data-over={over || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="image-square" />
        {over ? 'Drop it here' : 'Add'}
        <span className="visually-hidden"> a reference image</span>
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Reference images"
        accept={REFERENCE_TYPES.join(',')}
        multiple
        hidden
        onChange={take}
      />
    </li>
  )
}
