/** What a button says of a like or a favorite. The server tells both: what it says now, and after the next press. */
export interface Mark {
  set: boolean
  label: string
  count: string | undefined // of likes; favorites are not counted
  nextLabel: string
  nextCount: string | undefined
}

/** Returns what the button says after a press; pressed again, it is as before. */
export function flipped({ set, label, count, nextLabel, nextCount }: Mark): Mark {
  return { set: !set, label: nextLabel, count: nextCount, nextLabel: label, nextCount: count }
}

export function readMark(button: HTMLElement): Mark {
  return {
    set: button.getAttribute('aria-pressed') === 'true',
    label: button.getAttribute('aria-label') ?? '',
    count: button.querySelector('.figure')?.textContent ?? undefined,
    nextLabel: button.dataset.nextLabel ?? '',
    nextCount: button.dataset.nextCount,
  }
}

export function writeMark(button: HTMLElement, { set, label, count, nextLabel, nextCount }: Mark): void {
  button.setAttribute('aria-pressed', String(set))
  button.setAttribute('aria-label', label)
  button.dataset.nextLabel = nextLabel
  const figure = button.querySelector('.figure')
  if (figure && count !== undefined) figure.textContent = count
  if (nextCount !== undefined) button.dataset.nextCount = nextCount
}

/** Says that a like or a favorite stays as it was, and why, where the page shows it: whoever views the site as somebody else changes nothing. */
export function unmarked(button: HTMLElement): string {
  if (document.querySelector('.viewing')) return 'Nothing changes while viewing as a user.'
  return `Failed to toggle ${button.matches('.like') ? 'like' : 'favorite'} status`
}
