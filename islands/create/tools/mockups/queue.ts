// Which mock-up is drawn next: drawings take from a quarter of a second to seconds of a core, and many are no longer wanted by then.
import type { Drawing } from './march'
import type { Job } from './worker'

const QUICK = 400 // pixels: what is as wide at most is drawn at once

interface Order {
  width: number // pixels
  job: () => Job // what the worker is told, made when its turn comes
  resolve: (drawing: Drawing | undefined) => void
}

/** The part of a Worker that a queue uses. */
export interface Drawer {
  post: (job: Job) => void
  end: () => void
}

/** Starts a worker that calls back with each drawing, or that it failed; null where there are none. */
export type Starter = (onDrawn: (drawing: Drawing) => void, onFailed: () => void) => Drawer | null

interface Slot {
  slow: boolean // takes what is not quick, and before the rest
  drawer?: Drawer | null
  order?: Order
}

/**
 * Lets two workers draw one order after the other. What takes seconds is left to one of them, so that a quick one waits for another
 * quick one at most. Of the quick ones the widest comes first, the one on the stage, then the one that was asked for first.
 */
export class DrawingQueue {
  private readonly waiting: Order[] = []
  private readonly slots: Slot[] = [{ slow: false }, { slow: true }]

  /** onPage draws where no worker can. */
  constructor(
    private readonly start: Starter,
    private readonly onPage: (job: Job) => Drawing,
  ) {}

  /** Resolves to the drawing, or to nothing once it is no longer wanted. */
  draw(width: number, job: () => Job, signal: AbortSignal): Promise<Drawing | undefined> {
    if (signal.aborted) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const order = { width, job, resolve }
      this.waiting.push(order)
      signal.addEventListener('abort', () => this.drop(order), { once: true })
      this.go()
    })
  }

  private go(): void {
    for (const slot of this.slots) {
      if (slot.order) continue
      const next = this.nextOf(slot)
      if (next) this.run(slot, next)
    }
  }

  private nextOf({ slow }: Slot): Order | undefined {
    const quick = this.waiting.filter(({ width }) => width <= QUICK)
    const widest = Math.max(...quick.map(({ width }) => width))
    const next =
      (slow && this.waiting.find(({ width }) => width > QUICK)) || quick.find(({ width }) => width === widest)
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1)
    return next
  }

  private run(slot: Slot, order: Order): void {
    const job = order.job()
    slot.order = order
    if (slot.drawer === undefined)
      slot.drawer = this.start(
        (drawing) => this.finish(slot, drawing),
        () => this.fail(slot),
      )
    if (slot.drawer) slot.drawer.post(job)
    else this.finish(slot, this.onPage(job))
  }

  private finish(slot: Slot, drawing: Drawing): void {
    const { order } = slot
    delete slot.order
    order?.resolve(drawing)
    this.go()
  }

  /** Draws on the page from then on. */
  private fail(slot: Slot): void {
    slot.drawer = null
    const { order } = slot
    if (order) this.run(slot, order)
  }

  /** Forgets an order. One that would go on for seconds is stopped with its worker. */
  private drop(order: Order): void {
    const place = this.waiting.indexOf(order)
    const slot = this.slots.find((slot) => slot.order === order)
    if (place >= 0) this.waiting.splice(place, 1)
    else if (slot?.drawer && order.width > QUICK) {
      slot.drawer.end()
      delete slot.drawer
      delete slot.order
      this.go()
    }
    order.resolve(undefined)
  }
}
