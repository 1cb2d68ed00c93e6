// Which styles are offered first: those that somebody marked as favorites, which are kept with the account, and those of their
// newest prompts. Both are the same on every device.
import { useState } from 'react'
import { saveFavoriteStyles } from '../calls'
import { STYLES, stylesOf } from './styles'

const RECENT = 3

/** Returns the styles to offer first: favorites, then those of prompts, newest first. */
export function firstStyles(favorites: readonly string[], prompts: readonly string[]): string[] {
  const recent = [...new Set(prompts.flatMap(stylesOf))].slice(0, RECENT)
  return [...new Set([...favorites, ...recent])]
}

/** Keeps favorites. A change that could not be saved is taken back, and told by onFailure. */
export function useOwnStyles(
  given: readonly string[],
  made: readonly { prompt: string }[],
  onFailure: (error: unknown) => void,
) {
  const [favorites, setFavorites] = useState(() => given.filter(isKnown)) // what is no style any more is left out

  function like(name: string) {
    const next = favorites.includes(name) ? favorites.filter((other) => other !== name) : [...favorites, name]
    setFavorites(next)
    saveFavoriteStyles(next).catch((error: unknown) => {
      setFavorites(favorites)
      onFailure(error)
    })
  }

  const prompts = made.map(({ prompt }) => prompt)
  return { favorites, first: firstStyles(favorites, prompts), like }
}

const isKnown = (name: string) => STYLES.some((style) => style.name === name)
