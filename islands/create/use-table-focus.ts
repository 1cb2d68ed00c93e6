import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place when a generation starts and ends. The button that started it is disabled then, and the
 * heading that took over goes away: the focus moves on to what came instead. Wherever else somebody is, they stay.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>, running: boolean): void {
  const wasRunning = useRef(running)
  useEffect(() => {
    if (running === wasRunning.current) return
    wasRunning.current = running
    const next = running ? '.working h2' : '.result a, .notice :is(a, button)'
    const target = table.current?.querySelector<HTMLElement>(next)
    if (running) target?.scrollIntoView({ block: 'nearest' })
    if (isNowhere(document.activeElement)) target?.focus({ preventScroll: true })
  }, [table, running])
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled')
}
