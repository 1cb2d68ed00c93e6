// What an engine can do decides what the form offers. The server checks the same again.
import type { components } from '../../lib/api.gen'
import { REFERENCES_MAX } from '../references/references'

/** An engine that makes images, as somebody chooses it. */
export type Engine = components['schemas']['EngineChoice']

export const NOT_INCLUDED = 'Photo models are a premium feature'

/** Returns the engine of this name if the plan includes it, else the default: the first that is included. */
export function engineFor(name: string, engines: readonly Engine[]): Engine | undefined {
  const included = engines.filter((engine) => engine.included)
  return included.find((engine) => engine.name === name) ?? included[0]
}

/** Returns what one image of an engine costs, in credits. */
export function priceOf(engine: Engine | undefined): number {
  return Math.max(1, engine?.credits ?? 1)
}

/** Returns how many reference images an engine uses, at most. */
export function referencesOf(engine: Engine | undefined): number {
  return engine?.references ?? REFERENCES_MAX
}

/** A setting that an engine may have no use for. */
export type Setting = 'negative_prompt' | 'seed' | 'steps' | 'guidance_scale' | 'styles'

/** Returns why a setting has no effect with an engine, or nothing when it has one. */
export function unheeded(setting: Setting, engine: Engine | undefined): string {
  return engine && !engine[setting] ? `Not used by ${engine.label}.` : ''
}

/** Returns why the references of a draft are too many for an engine, or nothing. */
export function referenceProblem(count: number, engine: Engine | undefined): string {
  const most = referencesOf(engine)
  if (!engine || count <= most) return ''
  return most === 0
    ? `${engine.label} does not use reference images. Remove ${count === 1 ? 'it' : 'them'} or choose another engine.`
    : `${engine.label} uses at most ${most} reference ${most === 1 ? 'image' : 'images'}. Remove ${count - most}, or choose another engine.`
}
