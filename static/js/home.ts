import { hero } from './hero'
import { tryInPlace } from './try'

/** The script of the landing page. What lies further down comes when it is seen, or about to be once somebody scrolls. */
export function landing(home: HTMLElement): void {
  hero(home)
  tryInPlace(home)
  pauseAway(home.querySelector('.loop'))
  const later = new Set<Element>(home.querySelectorAll('[data-compare],[data-uses]'))
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen) if (isIntersecting && later.delete(target)) whenIdle(target)
      },
      { rootMargin },
    )
    for (const part of later) observer.observe(part)
  }
  watch('0%')
  // A page that is only opened spends nothing on what is below its first screen.
  addEventListener('scroll', () => watch('50%'), { once: true, passive: true })
}

/** The loop moves where it is seen: elsewhere it would cost a style pass in every frame. */
function pauseAway(loop: Element | null): void {
  if (!loop) return
  const watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting } of seen) loop.classList.toggle('away', !isIntersecting)
  })
  watch.observe(loop)
}

/** Starts a demonstration when the browser has nothing else to do; Safari cannot say when that is. */
function whenIdle(part: Element): void {
  const begin = () => void import('./demonstrations').then((parts) => parts.start(part as HTMLElement))
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 500 })
  else setTimeout(begin)
}
