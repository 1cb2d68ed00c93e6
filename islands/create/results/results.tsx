import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import type { Image } from '../../lib/api'
import { type Generation, isRunning, places } from '../generation/generation'
import { Placeholder } from '../prompt/placeholder'
import type { ResultLayout } from './layout-toggle'
import { Result } from './result'
import { neighbor } from './result-keys'

interface Props {
  generation: Generation
  layout: ResultLayout
  onReuse: (image: Image) => void
}

/** The delivered images in their order, and a place for each that is still to come. */
export function Results({ generation, layout, onReuse }: Props) {
  const items = useRef<HTMLUListElement>(null)
  const all = places(generation)
  if (all.length === 0) return null

  function onKeyDown(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const results = [...(items.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const here = results.findIndex((result) => result.contains(event.target as Node))
    if (event.key.toLowerCase() === 'd') results[here]?.querySelector<HTMLElement>('a[download]')?.click()
    const there = neighbor(here, event.key, results.length)
    if (there === undefined) return
    event.preventDefault()
    results[there]?.querySelector('a')?.focus()
  }

  return (
    <ul
      className="result-list"
      data-layout={all.length > 1 ? layout : 'single'}
      style={shapeOf(generation)}
      aria-busy={isRunning(generation)}
      ref={items}
      onKeyDown={onKeyDown}
    >
      {all.map(({ key, imageId }) =>
        imageId === undefined ? (
          <li key={key}>
            <Placeholder>
              <span className="visually-hidden">On its way</span>
            </Placeholder>
          </li>
        ) : (
          <Result key={key} id={imageId} onReuse={onReuse} />
        ),
      )}
    </ul>
  )
}

/** The shape of the pictures, which their places have before they come. */
function shapeOf({ width, height }: Generation): CSSProperties {
  return { '--across': width || 1, '--down': height || 1 } as CSSProperties
}
