import { type RefObject, useEffect, useRef } from 'react'

const HEADING = '.table-head h2'

/**
 * Keeps the keyboard's place when a generation starts and ends. The button that started it is disabled then, so
 * the focus goes to the heading of the table, and from there to the first result. Wherever else somebody is, they stay.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>, running: boolean): void {
  const wasRunning = useRef(running)
  useEffect(() => {
    if (running === wasRunning.current) return
    wasRunning.current = running
    const next = running ? HEADING : '.result a, .notice :is(a, button)'
    const target = table.current?.querySelector<HTMLElement>(next)
    if (running) target?.scrollIntoView({ block: 'nearest' })
    if (isNowhere(document.activeElement)) target?.focus({ preventScroll: true })
  }, [table, running])
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(`:disabled, ${HEADING}`)
}
