// Aspect ratios, by the same rules as the server's (internal/domain/size.go); both are tested with one table.

/** The aspect ratios that can be asked for, the default first. */
export const RATIOS = ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16'] as const

export type Ratio = (typeof RATIOS)[number]

const STEP = 8 // pixels that the shorter side is rounded to
const SLACK = 0.015 // how far a size may be from an exact ratio

/** Returns the two figures of a ratio. */
export function sidesOf(ratio: Ratio): [width: number, height: number] {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return [width, height]
}

/** Returns the size of an image of a ratio whose longer side has so many pixels. */
export function pixelsOf(ratio: Ratio, longer: number): { width: number; height: number } {
  const [across, down] = sidesOf(ratio)
  const shorter = (part: number, whole: number) => Math.max(STEP, Math.round((longer * part) / whole / STEP) * STEP)
  return across >= down
    ? { width: longer, height: shorter(down, across) }
    : { width: shorter(across, down), height: longer }
}

/** Returns the ratio of an image of this size, or nothing when it is none of ours. */
export function ratioOf(width: number, height: number): Ratio | undefined {
  if (!(width >= 1 && height >= 1)) return undefined
  return RATIOS.find((ratio) => {
    const [across, down] = sidesOf(ratio)
    return Math.abs((width * down) / (height * across) - 1) <= SLACK
  })
}

const WORDS = /(?:^|[\s,(])(1:1|4:3|3:4|3:2|2:3|16:9|9:16|1x1|4x3|3x4|3x2|2x3|16x9|9x16)(?:$|[\s,.;)])/

/** Returns the ratio that a prompt asks for in figures, such as "a fox, 16:9". */
export function ratioIn(prompt: string): Ratio | undefined {
  const found = WORDS.exec(prompt.toLowerCase())?.[1]?.replace('x', ':')
  return RATIOS.find((ratio) => ratio === found)
}

/** Returns the ratio to draw in: the chosen one, else the prompt's, else square. */
export function ratioFor(draft: { ratio: Ratio | ''; prompt: string }): Ratio {
  return draft.ratio || ratioIn(draft.prompt) || RATIOS[0]
}
