// What the server hands to the create screen in script#create-props.
import type { Task } from '../lib/api'
import type { components } from '../lib/api.gen'
import { boolean, list, nullable, number, object, oneOf, type Reader, string } from '../lib/parse'
import { type Picture, picture, usage } from '../lib/readers'
import type { Engine } from './settings/engines'
import { pixelsOf, RATIOS, ratioOf } from './settings/ratio'

/** What the form starts with: the query, the image to clone from, or the request of the running task. */
export type Prefill = components['schemas']['Prefill']

export interface CreateProps extends Pick<components['schemas']['CreateProps'], 'username' | 'usage' | 'prefill'> {
  task: Task | null
  recent: Picture[]
  engines: Engine[] // to choose from; the first that is included is the default
  typed: ReadonlyMap<string, string> // into the plain form, while the script was on its way
}

const prefill: Reader<Prefill> = object<Prefill>({
  prompt: string,
  negative_prompt: string,
  width: number,
  height: number,
  num_samples: number,
  guidance_scale: number,
  steps: number,
  clone_from: string,
  engine: string,
})

const engine: Reader<Engine> = object<Engine>({
  name: string,
  label: string,
  hint: string,
  credits: number,
  included: boolean,
  references: number,
  negative_prompt: boolean,
  seed: boolean,
  steps: boolean,
  guidance_scale: boolean,
  styles: boolean,
  reads_prompts: boolean,
  native_alpha: boolean,
  deterministic: boolean,
})

const task: Reader<Task> = object<Task>({
  id: string,
  status: oneOf('queued', 'processing', 'completed', 'failed', 'canceled'),
  progress: number,
  error: string,
  images: list(object<Task['images'][number]>({ id: string })),
  created_at: string,
  prompt: string,
  num_samples: number,
  width: number,
  height: number,
})

const createProps = object<Omit<CreateProps, 'typed'>>({
  username: string,
  usage,
  prefill,
  task: nullable(task),
  recent: list(picture),
  engines: list(engine),
})

/** Proves the shape of the props, or throws a ParseError. */
export function parseProps(json: unknown): CreateProps {
  return { ...createProps(json, ''), typed: new Map() }
}

/** Takes over what was typed into the server's form while the script was on its way. */
export function adoptTyped(props: CreateProps, typed: ReadonlyMap<string, string>): CreateProps {
  const { prefill } = props
  return {
    ...props,
    typed,
    prefill: {
      ...prefill,
      prompt: typed.get('prompt') ?? prefill.prompt,
      negative_prompt: typed.get('negative_prompt') ?? prefill.negative_prompt,
      ...typedSize(prefill, typed),
      engine: typed.get('engine') ?? prefill.engine,
      num_samples: Number(typed.get('num_samples') ?? prefill.num_samples),
    },
  }
}

/** Returns the size after what was typed: width is the longer side there, and an empty ratio is square. */
function typedSize({ width, height }: Prefill, typed: ReadonlyMap<string, string>): Pick<Prefill, 'width' | 'height'> {
  if (!typed.has('width') && !typed.has('ratio')) return { width, height }
  const wanted = typed.get('ratio') ?? ratioOf(width, height)
  const ratio = RATIOS.find((known) => known === wanted) ?? RATIOS[0]
  return pixelsOf(ratio, Number(typed.get('width') ?? Math.max(width, height)))
}
