// What the form holds while somebody fills it in.
import type { GenerateRequest, Image, Usage } from '../../lib/api'
import type { FeedEntry } from '../calls'
import type { Prefill } from '../props'
import { REFERENCES_MAX } from '../references/references'
import type { Reference } from '../references/upload'
import { type Engine, priceOf, unheeded } from '../settings/engines'
import { allowsSize, boundedCount, DEFAULT_SIZE, SIZES } from '../settings/limits'
import { pixelsOf, type Ratio, ratioFor, ratioOf } from '../settings/ratio'

export interface Draft {
  prompt: string
  negativePrompt: string
  size: number // pixels of the longer side
  ratio: Ratio | '' // empty: not chosen, the prompt may name one
  engine: string // name, or empty: the default
  count: number
  isPrivate: boolean
  guidanceScale: number
  steps: number
  shadow: Shadow
  seed: string // digits, or empty: chosen by the server
  cloneFrom: string // id of an image, or empty
  references: Reference[] // uploaded, in order
}

/** A shadow below the subject. */
export type Shadow = 'none' | 'contact' | 'drop'

export const GUIDANCE = { min: 0, max: 30, step: 0.5, fallback: 3.5 } as const
export const STEPS = { min: 1, max: 100, step: 1, fallback: 25 } as const

/** As many digits as a number holds exactly. */
export const SEED_DIGITS = 15

function within({ min, max, fallback }: { min: number; max: number; fallback: number }, value: number): number {
  return value >= min && value <= max ? value : fallback
}

function offeredSize(wanted: number | '', usage: Usage): number {
  return SIZES.find(({ pixels }) => pixels === wanted && allowsSize(pixels, usage))?.pixels ?? DEFAULT_SIZE
}

/** Returns the draft that the form starts with; what is out of bounds becomes the default. */
export function startDraft(prefill: Prefill, usage: Usage): Draft {
  const { width, height } = prefill
  const ratio = ratioOf(width, height) ?? ''
  return {
    prompt: prefill.prompt,
    negativePrompt: prefill.negative_prompt,
    size: offeredSize(ratio && Math.max(width, height), usage),
    ratio: width === height ? '' : ratio,
    engine: prefill.engine,
    count: boundedCount(prefill.num_samples, usage),
    isPrivate: !prefill.is_public,
    guidanceScale: within(GUIDANCE, prefill.guidance_scale),
    steps: Math.round(within(STEPS, prefill.steps)),
    shadow: prefill.shadow || 'none',
    seed: '',
    cloneFrom: prefill.clone_from,
    references: [],
  }
}

/** Brings a draft of an earlier visit within what the plan allows by now. */
export function allowedDraft(draft: Draft, usage: Usage): Draft {
  return {
    ...draft,
    size: offeredSize(draft.size, usage),
    count: boundedCount(draft.count, usage),
    guidanceScale: within(GUIDANCE, draft.guidanceScale),
    steps: Math.round(within(STEPS, draft.steps)),
    references: draft.references.slice(0, REFERENCES_MAX),
  }
}

/** Returns the part of a draft that made a picture: generating it again draws the same. */
export function settingsOf(image: Image, usage: Usage): Partial<Draft> {
  return {
    prompt: image.prompt,
    negativePrompt: image.negative_prompt,
    size: offeredSize(Math.max(image.width, image.height), usage),
    ratio: ratioOf(image.width, image.height) ?? '',
    guidanceScale: within(GUIDANCE, image.guidance_scale),
    steps: Math.round(within(STEPS, image.steps)),
    seed: String(image.parameters.seed),
  }
}

/** Returns the part of a draft that a generation was made with, without its seed: the same words, and new images. */
export function entrySettings(entry: FeedEntry, usage: Usage): Partial<Draft> {
  return {
    prompt: entry.prompt,
    negativePrompt: entry.negative_prompt,
    size: offeredSize(Math.max(entry.width, entry.height), usage),
    ratio: ratioOf(entry.width, entry.height) ?? '',
    engine: entry.engine,
    count: boundedCount(entry.num_samples, usage),
    guidanceScale: within(GUIDANCE, entry.guidance_scale),
    steps: Math.round(within(STEPS, entry.steps)),
    shadow: entry.shadow || 'none',
    seed: '',
  }
}

/** Returns the request that a draft stands for. Empty fields are left out, so that the server's defaults apply, and so is
 * what the engine has no use for. The engine is the one of a choice; without one the server takes its own. */
export function requestOf(draft: Draft, usage: Usage, engine?: Engine): GenerateRequest {
  const request: GenerateRequest = {
    prompt: draft.prompt.trim(),
    num_samples: boundedCount(draft.count, usage, priceOf(engine)),
    ...pixelsOf(ratioFor(draft), draft.size),
    is_public: !(draft.isPrivate && usage.private_gallery),
    guidance_scale: draft.guidanceScale,
    steps: draft.steps,
  }
  if (engine) request.engine = engine.name
  if (draft.negativePrompt.trim() !== '' && !unheeded('negative_prompt', engine))
    request.negative_prompt = draft.negativePrompt.trim()
  if (draft.shadow !== 'none' && !unheeded('styles', engine)) request.shadow = draft.shadow
  if (draft.seed !== '' && !unheeded('seed', engine)) request.seed = Number(draft.seed)
  if (draft.cloneFrom !== '') request.clone_from = draft.cloneFrom
  if (draft.references.length > 0) request.reference_ids = draft.references.map(({ id }) => id)
  return request
}

/** Returns the address of the sign-in that comes back to this screen with the draft still there. */
export function signInAddress(draft: Draft): string {
  const { width, height } = pixelsOf(ratioFor(draft), draft.size)
  const query = new URLSearchParams({
    prompt: draft.prompt,
    negative_prompt: draft.negativePrompt,
    width: String(width),
    height: String(height),
    guidance_scale: String(draft.guidanceScale),
    steps: String(draft.steps),
  })
  if (draft.engine !== '') query.set('engine', draft.engine)
  if (draft.cloneFrom !== '') query.set('clone_from', draft.cloneFrom)
  return `/auth?${new URLSearchParams({ mode: 'login', redirect: `/create?${query}` })}`
}
