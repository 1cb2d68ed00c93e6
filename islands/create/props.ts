// What the server hands to the create screen in script#create-props.
import type { Task } from '../lib/api'
import type { components } from '../lib/api.gen'
import { boolean, list, nullable, number, object, oneOf, ParseError, type Reader, string } from '../lib/parse'
import { usage } from '../lib/readers'
import type { FeedEntry, FeedImage, FeedPage } from './calls'
import type { Engine } from './settings/engines'
import { pixelsOf, RATIOS, ratioOf } from './settings/ratio'
import { areSteps, type Step } from './tools/steps'

/** What the form starts with: the query, the image to clone from, or the request of the running task. */
export type Prefill = components['schemas']['Prefill']

export interface CreateProps
  extends Pick<components['schemas']['CreateProps'], 'username' | 'usage' | 'prefill' | 'favorite_styles'> {
  task: Task | null
  feed: FeedPage // the newest of what the user has made
  edit: OpenedEdit | null // what the tools are opened with, where the address names an image
  engines: Engine[] // to choose from; the first that is included is the default
  typed: ReadonlyMap<string, string> // into the plain form, while the script was on its way
}

/** An image that the tools are opened with. */
export interface OpenedEdit {
  image_id: string
  steps: Step[] // of a saved edit; none: the image as it is
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
  shadow: oneOf('', 'none', 'contact', 'drop'),
  is_public: boolean,
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
  ahead: number,
  places: list(
    object<Task['places'][number]>({
      state: oneOf('waiting', 'drawing', 'checking', 'passed', 'failed'),
      progress: number,
      image_id: string,
    }),
  ),
  version: string,
})

const feedImage: Reader<FeedImage> = object<FeedImage>({
  id: string,
  file_url: string,
  thumbnail_url: string,
  prompt: string,
  alt_text: string,
  width: number,
  height: number,
  has_svg: boolean,
  seed: number,
  verdict: oneOf('pass', 'warn', 'fail'),
  notes: list(string),
})

const feedEntry: Reader<FeedEntry> = object<FeedEntry>({
  id: string,
  kind: oneOf('generation', 'edit', 'image'),
  status: oneOf('queued', 'processing', 'completed', 'failed', 'canceled'),
  error: string,
  prompt: string,
  negative_prompt: string,
  width: number,
  height: number,
  num_samples: number,
  guidance_scale: number,
  steps: number,
  seed: number,
  shadow: oneOf('', 'none', 'contact', 'drop'),
  engine: string,
  clone_from: string,
  is_public: boolean,
  created_at: string,
  seconds: number,
  images: list(feedImage),
})

const feed: Reader<FeedPage> = object<FeedPage>({ data: list(feedEntry), next: string })

const savedSteps: Reader<Step[]> = (value, path) => {
  if (!areSteps(value)) throw new ParseError(path, 'the steps of an edit')
  return value
}

const createProps = object<Omit<CreateProps, 'typed'>>({
  username: string,
  usage,
  prefill,
  task: nullable(task),
  feed,
  edit: nullable(object<OpenedEdit>({ image_id: string, steps: savedSteps })),
  favorite_styles: list(string),
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
