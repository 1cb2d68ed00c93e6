import { compare } from './demonstrations/compare'
import { uses } from './demonstrations/uses'

/** Starts the part of the landing page that is about to be seen: both are drawn from the pixels of the images. */
export function start(part: HTMLElement): void {
  void (part.hasAttribute('data-compare') ? compare(part) : uses(part))
}
