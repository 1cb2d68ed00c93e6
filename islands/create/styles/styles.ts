// Styles live in the prompt itself, as parts between commas: what is seen there is what is sent. Of each group one counts, so
// that styles which contradict each other are never sent together.
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

/** Tells whether the prompt has the style as a part of its own, in any letter case. */
export function hasStyle(prompt: string, name: string): boolean {
  return prompt.split(',').some((part) => fold(part) === fold(name))
}

/** Returns the styles of a prompt, in the order of the groups. */
export function stylesOf(prompt: string): string[] {
  return STYLES.filter(({ name }) => hasStyle(prompt, name)).map(({ name }) => name)
}

/** Returns the prompt without any style. */
export function withoutStyles(prompt: string): string {
  const parts = prompt.split(',').filter((part) => !STYLES.some(({ name }) => fold(part) === fold(name)))
  return parts.join(',').trim().replace(/,$/, '')
}

/** Returns the prompt with a style in place of any other of its group; one that is there already is taken out. The rest stays as it was typed. */
export function withStyle(prompt: string, name: string): string {
  const group = GROUPS.find(({ styles }) => styles.some((style) => style.name === name))
  const rivals = new Set(group?.styles.map((style) => fold(style.name)))
  const parts = prompt.split(',')
  const kept = parts.filter((part) => !rivals.has(fold(part)))
  const rest = kept.length === parts.length ? prompt : kept.join(',').trimStart()
  if (hasStyle(prompt, name)) return rest
  const before = rest.trimEnd().replace(/,$/, '')
  return before === '' ? name : `${before}, ${name}`
}
