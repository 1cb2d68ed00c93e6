import { hero } from './hero'
import { tryInPlace } from './try'

/** The script of the landing page. What lies further down comes when it is seen, or about to be once somebody scrolls. */
export function landing(home: HTMLElement): void {
  hero(home)
  tryInPlace(home)
  pauseAway(home.querySelector('.loop'))
  layOut([...home.children])
  const later = new Set<Element>(home.querySelectorAll('[data-compare],[data-uses]'))
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting && later.delete(target)) demonstrate(target as HTMLElement)
      },
      { rootMargin },
    )
    for (const part of later) observer.observe(part)
  }
  watch('0%')
  // A page that is only opened spends nothing on what is below its first screen.
  addEventListener('scroll', () => watch('50%'), { once: true, passive: true })
}

function demonstrate(part: HTMLElement): void {
  whenIdle(() => void import('./demonstrations').then((parts) => parts.start(part)))
}

/** The loop moves where it is seen: elsewhere it would cost a style pass in every frame. */
function pauseAway(loop: Element | null): void {
  if (!loop) return
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting } of seen) loop.classList.toggle('away', !isIntersecting)
  })
  watch.observe(loop)
}

/**
 * Lays out what is below the first screen, a part at a time: the scroll bar comes right, and who prints or captures the whole page
 * gets all of it.
 */
function layOut([part, ...rest]: Element[]): void {
  if (!part) return
  whenIdle(() => {
    part.classList.add('laid-out')
    layOut(rest)
  })
}

/** Calls back when the browser has nothing else to do; Safari cannot say when that is. */
function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 })
  else setTimeout(begin)
}
