import { type RefObject, useEffect, useRef } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys that generate, as they are written on this device's keyboard. */
export const SHORTCUT = isApple ? '⌘ Enter' : 'Ctrl Enter'

/** Goes to the prompt when / is pressed anywhere but in a field. */
export function usePromptKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return
      if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}

/** Calls act when ⌘ or Ctrl and Enter are pressed anywhere on the page. */
export function useShortcut(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
