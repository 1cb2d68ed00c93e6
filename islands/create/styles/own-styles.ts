// Which styles somebody likes and has used, kept in this browser: a preference, and nothing that the account needs. On another
// device the styles of the newest prompts stand in for those that were used here.
import { useState } from 'react'
import { list, object, type Reader, string } from '../../lib/parse'
import { STYLES, stylesOf } from './styles'

const KEY = 'create-styles'
const RECENT = 3

export interface OwnStyles {
  favorites: string[]
  recent: string[] // the latest first
}

const NONE: OwnStyles = { favorites: [], recent: [] }
const reader: Reader<OwnStyles> = object<OwnStyles>({ favorites: list(string), recent: list(string) })

/** Reads what was kept; what is no style any more is left out. */
export function ownStyles(text: string | null): OwnStyles {
  try {
    const { favorites, recent } = reader(JSON.parse(text ?? ''), '')
    const known = (name: string) => STYLES.some((style) => style.name === name)
    return { favorites: favorites.filter(known), recent: recent.filter(known) }
  } catch {
    return NONE
  }
}

/** Returns the styles to offer first: favorites, then recent ones. */
export function firstStyles({ favorites, recent }: OwnStyles): string[] {
  return [...favorites, ...recent.filter((name) => !favorites.includes(name))]
}

/** Returns the styles with those of prompts, newest first, where fewer were used here than are offered. */
export function usedIn(own: OwnStyles, prompts: readonly string[]): OwnStyles {
  const all = new Set([...own.recent, ...prompts.flatMap(stylesOf)])
  return { ...own, recent: [...all].slice(0, RECENT) }
}

/** Returns the styles after one was used, or several at once. */
export function used(own: OwnStyles, names: readonly string[]): OwnStyles {
  const recent = [...names, ...own.recent.filter((name) => !names.includes(name))].slice(0, RECENT)
  return { ...own, recent }
}

/** Returns the styles after one was made a favorite, or is none any more. */
export function liked(own: OwnStyles, name: string): OwnStyles {
  const { favorites } = own
  return {
    ...own,
    favorites: favorites.includes(name) ? favorites.filter((other) => other !== name) : [...favorites, name],
  }
}

export function useOwnStyles(made: readonly { prompt: string }[]) {
  const [own, setOwn] = useState(() => ownStyles(kept()))

  function keep(next: OwnStyles) {
    setOwn(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch (cause) {
      console.info('This browser keeps no preferences.', cause)
    }
  }

  return {
    own: usedIn(
      own,
      made.map(({ prompt }) => prompt),
    ),
    use: (names: readonly string[]) => names.length > 0 && keep(used(own, names)),
    like: (name: string) => keep(liked(own, name)),
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage is switched off
  }
}
