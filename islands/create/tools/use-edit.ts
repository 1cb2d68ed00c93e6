import { useSyncExternalStore } from 'react'
import type { StageImage } from '../stage/stage-image'
import { type EditStore, editOf, type Snapshot } from './edit-store'
import { EMPTY } from './history'

const NOTHING: Snapshot = { history: EMPTY, rendered: null, working: false, failure: '', mode: null, picked: '' }

const never = () => () => {}
const nothing = () => NOTHING

export interface Edit extends Snapshot {
  store: EditStore | undefined
}

/** The edit of an image, shared by all that show it. Without an image there is nothing to edit. */
export function useEdit(image: StageImage | null): Edit {
  const store = image ? editOf(image) : undefined
  const snapshot = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? nothing)
  return { ...snapshot, store }
}
