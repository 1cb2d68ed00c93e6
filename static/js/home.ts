import { hero } from './hero'
import { tryInPlace } from './try'

/** The script of the landing page. What lies further down comes when it is about to be seen. */
export function landing(home: HTMLElement): void {
  hero(home)
  tryInPlace(home)
  const later = home.querySelectorAll<HTMLElement>('[data-compare],[data-uses]')
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue
        watch.unobserve(target)
        void import('./demonstrations').then((parts) => parts.start(target as HTMLElement))
      }
    },
    { rootMargin: '50%' },
  )
  for (const part of later) watch.observe(part)
}
