import { tone } from './contrast'
import { remember } from './cookie'
import { loadPhoto, savePhoto } from './photo'

const root = document.documentElement
const colorKey = 'surface-color'

/** Turns every background switch from a form into one that acts at once. */
export function surfaceSwitches(): void {
  document.addEventListener('submit', chooseButton)
  document.addEventListener('input', chooseColor)
  document.addEventListener('change', choosePhoto)
  document.addEventListener('htmx:after:swap', offer) // a switch may have come with what was exchanged
  offer()
  restore()
}

/** Offers what needs a script on every switch of the page, and shows on each what is chosen. */
function offer(): void {
  for (const more of document.querySelectorAll('[data-surface-switch] [data-needs-script]'))
    more.removeAttribute('hidden')
  showColorOf(localStorage.getItem(colorKey))
  show(root.dataset.surface ?? '')
}

function showColorOf(color: string | null): void {
  if (!color) return
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-surface-color]')) input.value = color
}

function chooseButton(event: SubmitEvent): void {
  if (!(event.target as Element).matches('[data-surface-switch]')) return
  event.preventDefault()
  putOn((event.submitter as HTMLButtonElement).value)
}

/** Shows every image on paper, ink or checker, on later pages too. */
export function putOn(surface: string): void {
  remember('surface', surface)
  sessionStorage.removeItem('surface')
  show(surface)
}

function chooseColor(event: Event): void {
  const input = event.target as HTMLInputElement
  if (!input.matches('[data-surface-color]')) return
  putOnColor(input.value)
}

/** Shows every image on a #rrggbb color for the rest of the visit. */
export function putOnColor(color: string): void {
  localStorage.setItem(colorKey, color)
  sessionStorage.setItem('surface', 'color')
  showColor(color)
}

async function choosePhoto(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement
  if (!input.matches('[data-surface-photo]')) return
  const file = input.files?.[0]
  if (file) await putOnPhoto(file)
}

/** Shows every image on the visitor's own photo for the rest of the visit; it stays on the device. */
export async function putOnPhoto(photo: Blob): Promise<void> {
  sessionStorage.setItem('surface', 'photo')
  showPhoto(photo)
  await savePhoto(photo)
}

/** Puts back what the server cannot know: a color or a photo chosen earlier in this visit. */
async function restore(): Promise<void> {
  const own = sessionStorage.getItem('surface')
  const color = localStorage.getItem(colorKey)
  if (own === 'color' && color) return showColor(color)
  if (own === 'photo') {
    const photo = await loadPhoto()
    if (photo) showPhoto(photo)
  }
}

function show(surface: string): void {
  root.dataset.surface = surface
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.swatch'))
    button.setAttribute('aria-pressed', String(button.value === surface))
  for (const kind of ['color', 'photo'])
    for (const label of document.querySelectorAll(`.swatch-${kind}`))
      label.toggleAttribute('data-chosen', kind === surface)
}

function showColor(color: string): void {
  root.style.setProperty('--own-color', color)
  root.dataset.tone = tone(color)
  showColorOf(color)
  show('color')
}

function showPhoto(photo: Blob): void {
  root.style.setProperty('--own-photo', `url(${URL.createObjectURL(photo)})`)
  show('photo')
}
