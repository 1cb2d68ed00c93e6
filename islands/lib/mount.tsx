// Puts an island in the place of the server's plain HTML. data-island-status on its element tells tests, and style sheets,
// its state: pending (from the server), ready, failed. An island that fails gives the plain HTML back.
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary } from './boundary'
import { readChanges, writeFields } from './fields'

export interface Island<Props extends object> {
  name: string
  /** Proves the shape of the JSON in script#NAME-props; throws when it is another. None: the island needs no props. */
  parse?: (json: unknown) => Props
  /** Takes over what was typed into the plain form before the island came. */
  adopt?: (props: Props, typed: ReadonlyMap<string, string>) => Props
  Component: ComponentType<Props>
}

export function mount<Props extends object>({ name, parse, adopt = keep, Component }: Island<Props>): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (!element) return
  const plain = [...element.childNodes]
  const props = parse ? readProps(name, parse) : ({} as Props)
  if (!props) {
    element.dataset.islandStatus = 'failed'
    return
  }
  const typed = readChanges(element)
  const root = createRoot(element)
  root.render(
    <Boundary
      root={element}
      onReady={() => {
        element.dataset.islandStatus = 'ready'
      }}
      onFail={(error, latest) => {
        console.error(error)
        // Not while React is still at work on the tree that broke.
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...plain)
          if (latest.size > 0) writeFields(element, latest)
          element.dataset.islandStatus = 'failed'
        })
      }}
    >
      <Component {...adopt(props, typed)} />
    </Boundary>,
  )
}

function keep<Props>(props: Props): Props {
  return props
}

/** Returns what a page, this one or a fresher copy of it, hands to an island; throws when it has another shape. */
export function propsIn<Props>(page: Document, name: string, parse: (json: unknown) => Props): Props {
  return parse(JSON.parse(page.getElementById(`${name}-props`)?.textContent ?? ''))
}

function readProps<Props>(name: string, parse: (json: unknown) => Props): Props | undefined {
  try {
    return propsIn(document, name, parse)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
