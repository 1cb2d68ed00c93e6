import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { helpFor, messageFor } from '../../lib/problem'
import { showError, showSuccess } from '../../lib/toast'
import type { StageImage } from '../stage/stage-image'
import { saveEdit } from './save'
import { entriesOf } from './steps'
import { ToolIcon } from './tool-icon'
import { isTyped } from './typed'
import type { Edit } from './use-edit'

interface Props {
  image: StageImage
  edit: Edit
  onSaved?: (image: StageImage) => void
}

/** What was done to the image, each step to be taken back, and the way to keep it. */
export function EditBar({ image, edit, onSaved }: Props) {
  const { history, store } = edit
  const { steps, past, future } = history
  const [saving, setSaving] = useState(false)
  useUndoKeys(edit)
  const list = useRef<HTMLUListElement>(null)

  // The latest step is in sight.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollLeft = steps.length * list.current.scrollWidth
  }, [steps])

  if (!store) return null

  function remove(from: number, count: number) {
    store?.change(steps.toSpliced(from, count))
  }

  async function save() {
    setSaving(true)
    try {
      const saved = await saveEdit(image)
      store?.forget()
      showSuccess('Saved as a new image')
      onSaved?.(saved)
    } catch (error) {
      showError(messageFor(error), helpFor(error))
    }
    setSaving(false)
  }

  return (
    <div className="edit-bar">
      <BarButton icon="undo" label="Undo" shortcut="Control+Z" enabled={past.length > 0} onClick={() => store.undo()} />
      <BarButton
        icon="redo"
        label="Redo"
        shortcut="Control+Shift+Z"
        enabled={future.length > 0}
        onClick={() => store.redo()}
      />
      <ul className="hist" aria-label="Steps" ref={list}>
        {entriesOf(steps).map(({ from, count, label }) => (
          <li key={`${from} ${label}`}>
            <button type="button" onClick={() => remove(from, count)} title={`Remove: ${label}`}>
              <span className="visually-hidden">Remove </span>
              {label}
              <ToolIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button className="tool-link" type="button" disabled={steps.length === 0} onClick={() => store.reset()}>
        Reset
      </button>
      <button
        className="button button-quiet button-small edit-save"
        type="button"
        disabled={steps.length === 0 || saving}
        title="No credit is used"
        onClick={() => void save()}
      >
        {saving ? 'Saving…' : 'Save'}
        <span className="edit-save-more">{saving ? '' : ' as new image'}</span>
      </button>
    </div>
  )
}

interface BarButtonProps {
  icon: 'undo' | 'redo'
  label: string
  shortcut: string
  enabled: boolean
  onClick: () => void
}

function BarButton({ icon, label, shortcut, enabled, onClick }: BarButtonProps) {
  return (
    <button
      className="icon-button"
      type="button"
      title={label}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      disabled={!enabled}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
    </button>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z (or Y), outside of fields, which have an undo of their own. */
function useUndoKeys({ store }: Edit): void {
  useEffect(() => {
    if (!store) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyped(event)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [store])
}
