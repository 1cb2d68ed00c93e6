// What every page gets beside its HTML. Each part only smooths something that works without it.
import { bench } from './bench'
import { copying } from './copy'
import { dropdowns } from './dropdown'
import { forms } from './forms'
import { gallery } from './gallery'
import { google } from './google'
import { goingOn } from './goto'
import { helpSearch } from './help'
import { likes } from './likes'
import { moderation } from './moderation'
import { passwords } from './password'
import { signOut } from './sign-out'
import { surfaceSwitches } from './surface'
import { themeSwitch } from './theme'
import { toasts } from './toast'
import { transitions } from './transition'
import { viewers } from './viewer'

for (const start of [
  surfaceSwitches,
  themeSwitch,
  dropdowns,
  forms,
  passwords,
  signOut,
  copying,
  toasts,
  likes,
  transitions,
  bench,
  gallery,
  viewers,
  helpSearch,
  google,
  goingOn,
  moderation,
])
  start()
