/** Tells whether the top of an element is on the screen: what happens there need not be told elsewhere. */
export function isInSight(element: Element | null): boolean {
  if (!element || document.hidden) return false
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}
