// What the Enhance button brought: one or more wordings of a prompt, each in pieces that tell what was added.
import type { components } from '../../lib/api.gen'

export type Enhanced = components['schemas']['Enhanced']
export type PromptPart = components['schemas']['PromptPart']
export type Wording = components['schemas']['PromptProposal']

export interface Enhancement {
  before: string // the prompt as it was, to the letter
  wordings: [Wording, ...Wording[]]
}

/** Returns an answer with the prompt that it was about. */
export function enhancementOf(before: string, { enhanced_prompt, parts, suggestions }: Enhanced): Enhancement {
  const [first = { prompt: enhanced_prompt, parts }, ...rest] = suggestions
  return { before, wordings: [first, ...rest] }
}

/** Lists what was added to a prompt, without the commas around it. */
export function additions({ parts }: Wording): string[] {
  return parts
    .filter(({ added }) => added)
    .map(({ text }) => text.replace(/^[\s,;.]+|[\s,;]+$/g, ''))
    .filter((text) => text !== '')
}

/** Tells whether the prompt said everything before. */
export function addsNothing({ wordings }: Enhancement): boolean {
  return wordings.every((wording) => additions(wording).length === 0)
}

/** Tells whether an enhancement is still about what stands in the field; once somebody types on, it is not. */
export function isAbout(enhancement: Enhancement, prompt: string): boolean {
  if (addsNothing(enhancement)) return prompt === enhancement.before
  return enhancement.wordings.some((wording) => wording.prompt === prompt)
}
