import { useEffect, useRef, useState } from 'react'
import type { LiveReading } from '../prompt/use-reading'
import { STYLES, type Style, typedStyles, withoutStyles } from './styles'

const REST = 700 // milliseconds after which a prompt that was read counts as what is wanted
const AT_ONCE = 2 // requests; the server draws each image when nobody waits for it
const BESIDE = '(width > 48rem)' // where the options are always on the screen
const WORDS_MAX = 120 // characters that the server draws; that of art.go

type Addresses = Readonly<Record<string, string>> // by the name of the style

/** Returns what is drawn in every style: the prompt without its own, where it was understood and is short enough; otherwise nothing. */
export function subjectOf({ prompt, reading }: LiveReading): string {
  if (!reading || reading.refused || !reading.spans.some(({ kind }) => kind !== 'left_out')) return ''
  const subject = withoutStyles(prompt, typedStyles({ prompt, reading }))
  const longest = Math.max(...STYLES.map(({ name }) => name.length))
  return subject.length + longest + 2 <= WORDS_MAX ? subject : ''
}

/**
 * Shows the prompt's own subject in every style, one after the other, once the options are on the screen: on a phone, when they are
 * open. While something is generated it stops: somebody waits for that.
 */
export function useStyleArt(live: LiveReading, open: boolean, generating: boolean): (style: Style) => string {
  const [art, setArt] = useState<Addresses>({})
  const come = useRef(new Set<string>()) // addresses
  const subject = subjectOf(live)
  useEffect(() => {
    if (generating || !subject || !(open || matchMedia(BESIDE).matches)) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void loadAll(), REST)
    async function loadAll() {
      const waiting = [...STYLES]
      const load = async () => {
        for (let style = waiting.shift(); style && !leaving.signal.aborted; style = waiting.shift()) {
          const { name } = style
          const address = `/create/art?later&${new URLSearchParams({ of: `${subject}, ${name}` })}`
          if (!come.current.has(address) && !(await loaded(address, leaving.signal))) continue
          come.current.add(address)
          setArt((before) => (before[name] === address ? before : { ...before, [name]: address }))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, load))
    }
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [subject, open, generating])
  return ({ name, art: sample }) => (subject && art[name]) || sample
}

/** Loads an image into the browser's cache, and tells whether it came. */
async function loaded(address: string, signal: AbortSignal): Promise<boolean> {
  const image = new Image()
  signal.addEventListener('abort', () => image.removeAttribute('src'), { once: true })
  image.src = address
  try {
    await image.decode()
    return !signal.aborted
  } catch {
    return false // the style keeps the image that it has
  }
}
