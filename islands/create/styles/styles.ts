// Styles live in the prompt itself, as parts between commas: what is seen there is what is sent. Of each group one counts, so
// that styles which contradict each other are never sent together.
import type { LiveReading } from '../prompt/use-reading'
import threeD from './art/3d-render.webp'
import anime from './art/anime.webp'
import digital from './art/digital-art.webp'
import flat from './art/flat-design.webp'
import gradient from './art/gradient-colors.webp'
import detail from './art/high-detail.webp'
import isometric from './art/isometric.webp'
import minimalist from './art/minimalist.webp'
import pastel from './art/pastel-colors.webp'
import logo from './art/professional-logo.webp'
import realistic from './art/realistic.webp'
import vibrant from './art/vibrant-colors.webp'
import watercolor from './art/watercolor.webp'

export interface Style {
  name: string // as it is in the prompt
  art: string // address of its image
}

export interface StyleGroup {
  title: string
  styles: readonly Style[]
}

export const GROUPS: readonly StyleGroup[] = [
  {
    title: 'Look',
    styles: [
      { name: 'Realistic', art: realistic },
      { name: 'Flat Design', art: flat },
      { name: '3D Render', art: threeD },
      { name: 'Watercolor', art: watercolor },
      { name: 'Digital Art', art: digital },
      { name: 'Anime', art: anime },
    ],
  },
  {
    title: 'Finish',
    styles: [
      { name: 'minimalist', art: minimalist },
      { name: 'high detail', art: detail },
      { name: 'isometric', art: isometric },
      { name: 'professional logo', art: logo },
    ],
  },
  {
    title: 'Color',
    styles: [
      { name: 'gradient colors', art: gradient },
      { name: 'pastel colors', art: pastel },
      { name: 'vibrant colors', art: vibrant },
    ],
  },
]

export const STYLES: readonly Style[] = GROUPS.flatMap(({ styles }) => styles)

const fold = (text: string) => text.trim().toLowerCase()

const is = ({ name }: Style, words: string) => fold(name) === fold(words)

/** Tells whether the prompt has the style as a part of its own, in any letter case. */
export function hasStyle(prompt: string, name: string): boolean {
  return prompt.split(',').some((part) => fold(part) === fold(name))
}

/** Returns the styles of a prompt, in the order of the groups. */
export function stylesOf(prompt: string): string[] {
  return STYLES.filter(({ name }) => hasStyle(prompt, name)).map(({ name }) => name)
}

/** Returns the styles that were read in a prompt and are none of ours, such as "oil painting". */
export function typedStyles({ prompt, reading }: Pick<LiveReading, 'prompt' | 'reading'>): string[] {
  const styles = reading?.spans.filter(({ as, kind }) => as === 'style' && kind !== 'left_out') ?? []
  return styles
    .map(({ from, to }) => prompt.slice(from, to))
    .filter((words) => !STYLES.some((style) => is(style, words)))
}

/** Returns the prompt without any style; typed ones count where they are a part of their own. */
export function withoutStyles(prompt: string, typed: readonly string[]): string {
  const out = new Set([...STYLES.map(({ name }) => name), ...typed].map(fold))
  const parts = prompt.split(',').filter((part) => !out.has(fold(part)))
  return parts.join(',').trim().replace(/,$/, '')
}

/**
 * Returns the prompt with a style in place of any other of its group; one that is there already is taken out. A look takes the place
 * of typed ones too. The rest stays as it was typed.
 */
export function withStyle(prompt: string, name: string, typed: readonly string[] = []): string {
  const group = GROUPS.find(({ styles }) => styles.some((style) => style.name === name))
  const rivals = new Set(group?.styles.map((style) => fold(style.name)))
  if (group === GROUPS[0]) for (const words of typed) rivals.add(fold(words))
  const parts = prompt.split(',')
  const kept = parts.filter((part) => !rivals.has(fold(part)))
  const rest = kept.length === parts.length ? prompt : kept.join(',').trimStart()
  if (hasStyle(prompt, name)) return rest
  const before = rest.trimEnd().replace(/,$/, '')
  return before === '' ? name : `${before}, ${name}`
}
