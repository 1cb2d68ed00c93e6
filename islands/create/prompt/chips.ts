// Style suggestions live in the prompt itself, as parts between commas: what is seen there is what is sent.

export const SUGGESTIONS = [
  'Realistic',
  'Flat Design',
  '3D Render',
  'Watercolor',
  'Digital Art',
  'Anime',
  'minimalist',
  'high detail',
  'isometric',
  'gradient colors',
  'pastel colors',
  'vibrant colors',
  'professional logo',
] as const

const fold = (text: string) => text.trim().toLowerCase()

function parts(prompt: string): string[] {
  return prompt.split(',')
}

/** Tells whether the prompt has the suggestion as a part of its own, in any letter case. */
export function hasChip(prompt: string, chip: string): boolean {
  return parts(prompt).some((part) => fold(part) === fold(chip))
}

/** Appends the suggestion to the prompt, or takes it out again when it is there; the rest stays as it was typed. */
export function toggleChip(prompt: string, chip: string): string {
  if (hasChip(prompt, chip)) {
    const rest = parts(prompt).filter((part) => fold(part) !== fold(chip))
    return rest.join(',').trimStart()
  }
  const before = prompt.trimEnd().replace(/,$/, '')
  return before === '' ? chip : `${before}, ${chip}`
}
