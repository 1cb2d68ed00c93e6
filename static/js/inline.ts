/**
 * Says beside a field what is wrong with it, where the browser would show a bubble that is gone at the next click. Forms that
 * leave all checks to the server (novalidate) are checked as well, so that nobody waits for an answer that is known.
 */
export function inlineErrors(): void {
  document.addEventListener('invalid', tell, true)
  document.addEventListener('input', (event) => clear(event.target as Control))
  document.addEventListener('submit', check, true)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function check(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const button = event.submitter as HTMLButtonElement | null
  if (!form.noValidate || button?.formNoValidate || form.checkValidity()) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function tell(event: Event): void {
  const control = event.target as Control
  event.preventDefault()
  if (!(control.form && control.checkVisibility())) return
  const first = control.form.querySelector<Control>(':is(input, textarea, select):invalid')
  if (first === control) control.focus()
  if (control.type === 'radio' && first?.name === control.name && first !== control) return // one message for all of them
  message(control).textContent = sentence(control)
  control.ariaInvalid = 'true'
}

/** Returns the element with the message of a control, which the server may have put there. */
function message(control: Control): HTMLElement {
  const id = `${control.id || control.name}-error`
  const known = document.getElementById(id)
  if (known) return known
  const text = Object.assign(document.createElement('span'), { id })
  const line = Object.assign(document.createElement('p'), { className: 'field-error', role: 'alert' })
  line.dataset.inline = ''
  line.append(text)
  place(control).append(line)
  const described = control.getAttribute('aria-describedby')
  control.setAttribute('aria-describedby', described ? `${id} ${described}` : id)
  return text
}

const place = (control: Control): Element =>
  control.closest('.field, fieldset, .cutout-drop') ??
  control.closest('label')?.parentElement ??
  (control.form as Element)

function clear(control: Control): void {
  const line = document.getElementById(`${control.id || control.name}-error`)?.closest('[data-inline]')
  if (!line || !control.validity?.valid) return
  line.remove()
  control.ariaInvalid = null
}

/** Says what is wrong with a control and what to do. */
export function sentence(control: Pick<Control, 'type' | 'validity' | 'validationMessage'> & Bounds): string {
  const { validity } = control
  if (validity.badInput || validity.typeMismatch) return mistyped[control.type] as string
  if (validity.valueMissing) return missing[control.type] ?? 'Fill in this field.'
  if (validity.rangeUnderflow) return `Use at least ${control.min}.`
  if (validity.rangeOverflow) return `Use at most ${control.max}.`
  if (validity.tooShort) return `Use at least ${control.minLength} characters.`
  if (validity.stepMismatch && control.step === '0.01') return 'Use at most two decimals.'
  if (validity.stepMismatch) return 'Use a whole number.'
  return control.validationMessage // of a script; the browser's own words are in its user's language
}

interface Bounds {
  min?: string
  max?: string
  minLength?: number
  step?: string
}

const missing: Record<string, string> = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
  radio: 'Choose one of these.',
  file: 'Choose a file.',
}

const mistyped: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a full web address, starting with https://',
  number: 'Enter a number.',
  date: 'Enter a full date.',
}
