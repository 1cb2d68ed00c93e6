// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { currentSection, reference } from './reference'

it('the current section is the last one whose heading has reached the upper third of the window', () => {
  expect(currentSection([-500, 120, 700], 900)).toBe(1)
  expect(currentSection([-500, -20, 299], 900)).toBe(2)
})

it('above the first heading, the first section is the current one', () => {
  expect(currentSection([400, 900], 900)).toBe(0)
})

it('a language chosen in one sample is shown in all, and remembered', () => {
  const group = (name: string) =>
    `<div data-languages><input type="radio" name="${name}" value="curl" checked><input type="radio" name="${name}" value="go"></div>`
  document.body.innerHTML = `<div id="page">${group('a')}${group('b')}</div>`
  window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList
  window.scrollBy = () => {}
  reference(document.getElementById('page') as HTMLElement)
  document.querySelector<HTMLInputElement>('input[name="a"][value="go"]')?.click()
  expect(document.querySelector<HTMLInputElement>('input[name="b"][value="go"]')?.checked).toBe(true)
  expect(document.cookie).toContain('language=go')
})
