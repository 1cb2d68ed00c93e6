// What every page gets beside its HTML. Each part only smooths something that works without it.
import { asking } from './ask'
import { copying } from './copy'
import { dropdowns } from './dropdown'
import { forms } from './forms'
import { gallery } from './gallery'
import { inlineErrors } from './inline'
import { likes } from './likes'
import { printing } from './print'
import { saving } from './save'
import { screens } from './screens'
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
  inlineErrors,
  forms,
  signOut,
  copying,
  saving,
  asking,
  toasts,
  likes,
  transitions,
  gallery,
  viewers,
  printing,
  screens,
])
  start()
