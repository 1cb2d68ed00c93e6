export const SAMPLES: readonly [string, ...string[]] = [
  'three blue butterflies, watercolor',
  'a red fox in a green sweater, Flat Design',
  'a yellow umbrella with white dots',
  'a cactus in a terracotta pot, pastel colors',
  'a hot air balloon with blue stripes',
  'an orange cat wearing a green scarf, Digital Art',
  'a rocket with a red window, isometric',
  'a strawberry cake, 3D Render',
  'two green palm trees and a sun, minimalist',
  'an owl on a branch under a crescent moon, Watercolor',
]

/** Returns the sample that follows the given prompt in the list; the first one when it is none of them. */
export function nextSample(prompt: string): string {
  const next = SAMPLES.indexOf(prompt) + 1
  return SAMPLES[next] ?? SAMPLES[0]
}

export function isSample(prompt: string): boolean {
  return SAMPLES.includes(prompt)
}
