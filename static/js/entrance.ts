import { google } from './google'
import { goingOn } from './goto'
import { passwords } from './password'

/** Smooths the pages on which people sign in, choose a password, or are led on after it. */
export function entrance(): void {
  passwords()
  google()
  goingOn()
}
