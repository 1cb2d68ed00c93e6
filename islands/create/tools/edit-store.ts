// The edit of one image: its steps, and the pixels that they make of it. Stage and tools share it, whichever is there first.
import { messageFor } from '../../lib/problem'
import type { StageImage } from '../stage/stage-image'
import { changed, EMPTY, type History, redone, undone } from './history'
import { keepEdit, keptEdit } from './kept-edit'
import type { Rendered } from './render/renderer'
import type { Step } from './steps'

/** What a pointer does on the stage; none: it drags the image out. */
export type Mode =
  | { kind: 'brush'; mode: 'erase' | 'restore'; radius: number; hardness: number } // radius in pixels of the source
  | { kind: 'pick' } // the color under the pointer
  | { kind: 'mockup'; name: string; color: string }

export interface Snapshot {
  history: History
  rendered: Rendered | null // null: there are no steps, or their first result is still to come
  working: boolean
  failure: string // why the steps could not be shown; empty: they are, or will be
  mode: Mode | null
  picked: string // the color that was last picked; empty: none yet
}

export type Source = Pick<StageImage, 'id' | 'url'>
type Render = (source: Source, steps: Step[]) => Promise<Rendered>

/** The pixel functions weigh more than the screen needs at first: they come with the first step. */
const renderLazily: Render = async (source, steps) => (await import('./render/renderer')).render(source, steps)

const MERGE = 800 // milliseconds in which changes by one control are one step of undo

export class EditStore {
  private snapshot: Snapshot
  private listeners = new Set<() => void>()
  private gesture = { name: '', at: 0 }
  private running: Promise<void> | undefined

  constructor(
    private readonly source: Source,
    private readonly render: Render = renderLazily,
  ) {
    this.snapshot = {
      history: keptEdit(source.id),
      rendered: null,
      working: false,
      failure: '',
      mode: null,
      picked: '',
    }
  }

  read = (): Snapshot => this.snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    this.bringUp() // steps that were kept from an earlier page
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.set({ rendered: null, mode: null }) // pixels are large
    }
  }

  /** Takes over new steps. Changes under one name that follow each other quickly are undone together. */
  change(steps: Step[], name = ''): void {
    const now = Date.now()
    const merged = name !== '' && name === this.gesture.name && now - this.gesture.at < MERGE
    this.gesture = { name, at: now }
    this.take(changed(this.snapshot.history, steps, merged))
  }

  undo(): void {
    this.gesture.name = ''
    this.take(undone(this.snapshot.history))
  }

  redo(): void {
    this.gesture.name = ''
    this.take(redone(this.snapshot.history))
  }

  /** Starts over, with the steps as something to undo. */
  reset(): void {
    this.change([])
  }

  /** Forgets the steps and all that led to them: they are saved as an image of their own. */
  forget(): void {
    this.take(EMPTY)
  }

  setMode(mode: Mode | null): void {
    this.set({ mode })
  }

  pick(color: string): void {
    this.set({ picked: color, mode: null })
  }

  retry(): void {
    this.set({ failure: '' })
    this.bringUp()
  }

  /** Resolves when the pixels are those of the steps, with null where there are none; throws when they cannot be made. */
  async settled(): Promise<Rendered | null> {
    this.bringUp()
    await this.running
    const { failure, history, rendered } = this.snapshot
    if (history.steps.length === 0) return null
    if (failure || !rendered) throw new Error(failure)
    return rendered
  }

  private take(history: History): void {
    if (history === this.snapshot.history) return
    keepEdit(this.source.id, history)
    this.set({ history, failure: '' })
    this.bringUp()
  }

  private bringUp(): void {
    if (this.running || this.isShown() || this.snapshot.failure) return
    this.running = this.catchUp().finally(() => {
      this.running = undefined
    })
  }

  private isShown(): boolean {
    const { history, rendered } = this.snapshot
    return history.steps.length === 0 ? rendered === null : rendered?.of === history.steps
  }

  /** Renders until nothing has changed meanwhile. */
  private async catchUp(): Promise<void> {
    while (!this.isShown()) {
      const { steps } = this.snapshot.history
      if (steps.length === 0) return this.set({ rendered: null, working: false })
      this.set({ working: true })
      try {
        const rendered = await this.render(this.source, steps)
        this.set({ rendered, working: false })
      } catch (error) {
        if (this.snapshot.history.steps === steps) return this.set({ failure: messageFor(error), working: false })
      }
    }
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change }
    for (const listener of this.listeners) listener()
  }
}

const stores = new Map<string, EditStore>()

/** Returns the edit of an image, the same one for all who ask. */
export function editOf(source: Source): EditStore {
  const known = stores.get(source.id)
  if (known) return known
  const store = new EditStore(source)
  stores.set(source.id, store)
  return store
}
