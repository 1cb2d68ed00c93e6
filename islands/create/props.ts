// What the server hands to the create screen in script#create-props.
import type { Task } from '../lib/api'
import type { components } from '../lib/api.gen'
import { list, nullable, number, object, oneOf, type Reader, string } from '../lib/parse'
import { type Picture, picture, usage } from '../lib/readers'

/** What the form starts with: the query, the image to clone from, or the request of the running task. */
export type Prefill = components['schemas']['Prefill']

export interface CreateProps extends Pick<components['schemas']['CreateProps'], 'username' | 'usage' | 'prefill'> {
  task: Task | null
  recent: Picture[]
  typed: ReadonlyMap<string, string> // into the plain form, while the script was on its way
}

const prefill: Reader<Prefill> = object<Prefill>({
  prompt: string,
  negative_prompt: string,
  width: number,
  num_samples: number,
  guidance_scale: number,
  steps: number,
  clone_from: string,
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
      width: Number(typed.get('width') ?? prefill.width),
      num_samples: Number(typed.get('num_samples') ?? prefill.num_samples),
    },
  }
}
