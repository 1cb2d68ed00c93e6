import type { MouseEvent, ReactNode } from 'react'
import { goTo } from './use-place'

interface Props {
  to: string
  className?: string
  current?: boolean
  children: ReactNode
}

/** A link to a screen of the admin area. A plain click stays on the page; any other one is the browser's. */
export function Go({ to, className, current, children }: Props) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
