// The steps of an edit, as the API takes them (POST /api/v1/images/{id}/edits).

export type Point = [x: number, y: number]

export interface Trim {
  op: 'trim'
}
export interface Pad {
  op: 'pad'
  px: number
}
export interface Square {
  op: 'square'
}
export interface Outline {
  op: 'outline'
  width: number
  color: string
}
export interface Shadow {
  op: 'shadow'
  kind: 'drop' | 'contact'
  color: string
  opacity: number
  blur: number
  dx: number
  dy: number
}
export interface Feather {
  op: 'feather'
  px: number
}
export interface Choke {
  op: 'choke'
  px: number
}
export interface Specks {
  op: 'specks'
  max_area: number
}
/**
 * A stroke of the brush. While an image is being edited its points and its radius are in pixels of the source, so that steps
 * before it can change without moving it; resolved for the API they are in pixels of the image at that step.
 */
export interface Brush {
  op: 'brush'
  mode: 'erase' | 'restore'
  radius: number
  hardness: number
  points: Point[]
}
export interface ReplaceColor {
  op: 'replace_color'
  from: string
  to: string
  tolerance: number
}
export interface RecolorPart {
  op: 'recolor_part'
  part: string
  color: string
}
export interface Resize {
  op: 'resize'
  width: number
  height: number
}

export type Step =
  | Trim
  | Pad
  | Square
  | Outline
  | Shadow
  | Feather
  | Choke
  | Specks
  | Brush
  | ReplaceColor
  | RecolorPart
  | Resize

export type Op = Step['op']
export type StepOf<O extends Op> = Extract<Step, { op: O }>

/** Most steps of one edit. */
export const MOST_STEPS = 50

const ops: ReadonlySet<string> = new Set<Op>([
  'trim',
  'pad',
  'square',
  'outline',
  'shadow',
  'feather',
  'choke',
  'specks',
  'brush',
  'replace_color',
  'recolor_part',
  'resize',
])

/** Tells whether a value that was kept earlier is a list of steps. */
export function areSteps(value: unknown): value is Step[] {
  return Array.isArray(value) && value.every((step) => typeof step === 'object' && step !== null && ops.has(step.op))
}

/** Tells whether only the server can do a step: it draws the illustration anew. */
export function isServerStep({ op }: Step): boolean {
  return op === 'recolor_part' || op === 'resize'
}

/** Returns the latest step of a kind, or nothing. */
export function stepOf<O extends Op>(steps: readonly Step[], op: O): StepOf<O> | undefined {
  return steps.findLast((step): step is StepOf<O> => step.op === op)
}

/** Returns steps with the latest of the same kind replaced where it is, or with the new one at the end. */
export function put(steps: readonly Step[], step: Step): Step[] {
  const at = steps.findLastIndex((other) => other.op === step.op)
  return at < 0 ? [...steps, step] : steps.with(at, step)
}

/** Returns steps without those of a kind. */
export function without(steps: readonly Step[], op: Op): Step[] {
  return steps.filter((step) => step.op !== op)
}

/** Returns steps with a part's new color. Parts come first: the server redraws the illustration, then the rest is done to it. */
export function putPart(steps: readonly Step[], part: string, color: string): Step[] {
  const step: RecolorPart = { op: 'recolor_part', part, color }
  const at = steps.findIndex((other) => other.op === 'recolor_part' && other.part === part)
  if (at >= 0) return steps.with(at, step)
  const first = steps.findIndex(({ op }) => op !== 'recolor_part')
  return first < 0 ? [...steps, step] : steps.toSpliced(first, 0, step)
}

/** One entry of the list of what was done: a step, or strokes of the brush that follow each other. */
export interface Entry {
  from: number // index of its first step
  count: number
  label: string
}

/** Lists what was done in the order in which it was, brush strokes of one mode together. */
export function entriesOf(steps: readonly Step[]): Entry[] {
  const entries: Entry[] = []
  let from = 0
  while (from < steps.length) {
    const step = steps[from] as Step
    let count = 1
    while (isSameStroke(step, steps[from + count])) count++
    entries.push({ from, count, label: labelOf(step, count) })
    from += count
  }
  return entries
}

function isSameStroke(step: Step, next: Step | undefined): boolean {
  return step.op === 'brush' && next?.op === 'brush' && next.mode === step.mode
}

/** Names a step with its measure. */
export function labelOf(step: Step, strokes = 1): string {
  switch (step.op) {
    case 'trim':
      return 'Trim'
    case 'pad':
      return `Pad ${step.px} px`
    case 'square':
      return 'Square'
    case 'outline':
      return `Outline ${step.width} px`
    case 'shadow':
      return step.kind === 'drop' ? 'Drop shadow' : 'Contact shadow'
    case 'feather':
      return `Feather ${step.px} px`
    case 'choke':
      return step.px < 0 ? `Grow ${-step.px} px` : `Choke ${step.px} px`
    case 'specks':
      return `Specks under ${step.max_area} px`
    case 'brush':
      return `${step.mode === 'erase' ? 'Erase' : 'Restore'}${strokes > 1 ? `, ${strokes} strokes` : ''}`
    case 'replace_color':
      return `${step.from} to ${step.to}`
    case 'recolor_part':
      return `Recolor ${step.part}`
    case 'resize':
      return `${step.width} × ${step.height}`
  }
}
