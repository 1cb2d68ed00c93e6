// The image that a visitor makes without an account, drawn in place. Without a script the form leads to the same page.

/** Sends the prompt, and shows what comes back below it and over the headline. */
export function tryInPlace(home: HTMLElement): void {
  const form = home.querySelector<HTMLFormElement>('[data-try-form]')
  const place = home.querySelector<HTMLElement>('[data-try]')
  if (!form || !place) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!form.hasAttribute('aria-busy')) void send(form, place)
  })
}

async function send(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[data-try-send]')
  const text = form.querySelector('textarea')
  form.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  text?.removeAttribute('aria-invalid')
  const seconds = working(place)
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'HX-Request': 'true' },
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    })
    const away = answer.headers.get('HX-Redirect')
    if (away) return location.assign(away)
    const part = document.createElement('template')
    part.innerHTML = await answer.text()
    if (!part.content.querySelector('.try-done, .try-message'))
      throw new Error("not our answer, such as a proxy's page")
    place.replaceChildren(part.content)
    if (answer.ok) show(form.closest('[data-hero]') as HTMLElement, place)
    else text?.setAttribute('aria-invalid', 'true')
  } catch {
    failed(place)
  } finally {
    clearInterval(seconds)
    form.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
  }
}

/** Says that the image is being drawn, and for how long; returns the timer. */
function working(place: HTMLElement): number {
  place.innerHTML = '<div class="try-working"><i></i><p>Drawing and checking edges… <span></span></p></div>'
  const begun = performance.now()
  const told = place.querySelector('span')
  told?.setAttribute('aria-hidden', 'true')
  return window.setInterval(() => {
    if (told) told.textContent = `${Math.round((performance.now() - begun) / 1000)} s`
  }, 1000)
}

function failed(place: HTMLElement): void {
  place.innerHTML = '<div class="try-message" role="alert"><p></p></div>'
  const words = place.querySelector('p')
  if (words) words.textContent = 'Network error please wait to try or contact us.'
}

/** Puts the visitor's image among those of the first screen, in front. */
function show(stage: HTMLElement, place: HTMLElement): void {
  const parts = place.querySelector<HTMLTemplateElement>('[data-try-parts]')?.content
  const [cut, pick, caption] = ['cut', 'pick', 'caption'].map((part) => parts?.querySelector(`[data-${part}]`))
  if (!cut || !pick || !caption) return
  for (const old of stage.querySelectorAll('[data-cut=own], [data-pick=own], [data-caption=own]')) old.remove()
  stage.querySelector('[data-cut]')?.before(cut)
  stage.querySelector('[data-hero-picks] label')?.before(pick)
  stage.querySelector('[data-hero-captions]')?.prepend(caption)
  const radio = pick.querySelector('input')
  if (radio) radio.checked = true
  place.scrollIntoView({ block: 'nearest' })
  place.querySelector<HTMLElement>('[data-try-download]')?.focus({ preventScroll: true })
}
