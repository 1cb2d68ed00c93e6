// What the form holds while somebody fills it in.
import type { GenerateRequest, Image, Usage } from '../../lib/api'
import type { Prefill } from '../props'
import { REFERENCES_MAX } from '../references/references'
import type { Reference } from '../references/upload'
import { allowsSize, boundedCount, DEFAULT_SIZE, SIZES } from '../settings/limits'

export interface Draft {
  prompt: string
  negativePrompt: string
  size: number // pixels
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

/** Returns the draft that the form starts with; what is out of bounds becomes the default. */
export function startDraft(prefill: Prefill, usage: Usage): Draft {
  const offered = SIZES.some(({ pixels }) => pixels === prefill.width && allowsSize(pixels, usage))
  return {
    prompt: prefill.prompt,
    negativePrompt: prefill.negative_prompt,
    size: offered ? prefill.width : DEFAULT_SIZE,
    count: boundedCount(prefill.num_samples, usage),
    isPrivate: false,
    guidanceScale: within(GUIDANCE, prefill.guidance_scale),
    steps: Math.round(within(STEPS, prefill.steps)),
    shadow: 'none',
    seed: '',
    cloneFrom: prefill.clone_from,
    references: [],
  }
}

/** Brings a draft of an earlier visit within what the plan allows by now. */
export function allowedDraft(draft: Draft, usage: Usage): Draft {
  const offered = SIZES.some(({ pixels }) => pixels === draft.size && allowsSize(pixels, usage))
  return {
    ...draft,
    size: offered ? draft.size : DEFAULT_SIZE,
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
    size: allowsSize(image.width, usage) ? image.width : DEFAULT_SIZE,
    guidanceScale: within(GUIDANCE, image.guidance_scale),
    steps: Math.round(within(STEPS, image.steps)),
    seed: String(image.parameters.seed),
  }
}

/** Returns the request that a draft stands for. Empty fields are left out, so that the server's defaults apply. */
export function requestOf(draft: Draft, usage: Usage): GenerateRequest {
  const request: GenerateRequest = {
    prompt: draft.prompt.trim(),
    num_samples: boundedCount(draft.count, usage),
    width: draft.size,
    height: draft.size,
    is_public: !(draft.isPrivate && usage.private_gallery),
    guidance_scale: draft.guidanceScale,
    steps: draft.steps,
  }
  if (draft.negativePrompt.trim() !== '') request.negative_prompt = draft.negativePrompt.trim()
  if (draft.shadow !== 'none') request.shadow = draft.shadow
  if (draft.seed !== '') request.seed = Number(draft.seed)
  if (draft.cloneFrom !== '') request.clone_from = draft.cloneFrom
  if (draft.references.length > 0) request.reference_ids = draft.references.map(({ id }) => id)
  return request
}

/** Returns the address of the sign-in that comes back to this screen with the draft still there. */
export function signInAddress(draft: Draft): string {
  const query = new URLSearchParams({
    prompt: draft.prompt,
    negative_prompt: draft.negativePrompt,
    width: String(draft.size),
    height: String(draft.size),
    guidance_scale: String(draft.guidanceScale),
    steps: String(draft.steps),
  })
  if (draft.cloneFrom !== '') query.set('clone_from', draft.cloneFrom)
  return `/auth?${new URLSearchParams({ mode: 'login', redirect: `/create?${query}` })}`
}
