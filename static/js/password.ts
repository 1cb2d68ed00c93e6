import { advice, strength } from './strength'

/** Shows passwords on demand, advises on their strength, and compares the two of the sign-up form. */
export function passwords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveal]')) reveal(button)
  for (const box of document.querySelectorAll<HTMLElement>('[data-strength]')) advise(box)
  compare()
}

function reveal(button: HTMLButtonElement): void {
  const input = document.getElementById(button.dataset.reveal ?? '') as HTMLInputElement
  button.hidden = false
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  })
}

function advise(box: HTMLElement): void {
  const input = document.getElementById(box.dataset.strength ?? '') as HTMLInputElement
  const meter = box.querySelector('meter') as HTMLMeterElement
  const words = box.querySelector('output') as HTMLOutputElement
  input.addEventListener('input', () => {
    const grade = strength(input.value)
    box.hidden = input.value === ''
    meter.value = grade
    words.textContent = advice[grade] as string
  })
}

function compare(): void {
  const first = document.querySelector<HTMLInputElement>('input[name=password]')
  const second = document.querySelector<HTMLInputElement>('input[name=password_confirm]')
  if (!first || !second) return
  const same = () => second.value === first.value || (!second.required && second.value === '')
  const check = () => second.setCustomValidity(same() ? '' : 'Passwords do not match')
  first.addEventListener('input', check)
  second.addEventListener('input', check)
}
