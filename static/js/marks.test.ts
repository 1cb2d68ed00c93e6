// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { flipped, readMark, unmarked, writeMark } from './marks'

function button(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.querySelector('button') as HTMLElement
}

const like = `<button aria-pressed="false" aria-label="Like “a fox”, 9,999 likes" data-next-label="Unlike “a fox”, 10,000 likes"
  data-next-count="10,000"><span class="figure">9,999</span></button>`

it('a press shows what the server has said comes next', () => {
  const pressed = button(like)
  writeMark(pressed, flipped(readMark(pressed)))
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  expect(pressed.getAttribute('aria-label')).toBe('Unlike “a fox”, 10,000 likes')
  expect(pressed.textContent).toBe('10,000')
})

it('two presses leave the button as it was', () => {
  const twice = button(like)
  const before = readMark(twice)
  writeMark(twice, flipped(readMark(twice)))
  writeMark(twice, flipped(readMark(twice)))
  expect(readMark(twice)).toEqual(before)
})

it('a favorite has no count to change', () => {
  const favorite = button('<button aria-pressed="true" aria-label="Remove it" data-next-label="Add it"></button>')
  writeMark(favorite, flipped(readMark(favorite)))
  expect(readMark(favorite)).toEqual({
    set: false,
    label: 'Add it',
    count: undefined,
    nextLabel: 'Remove it',
    nextCount: undefined,
  })
})

it('what was not marked is told with its reason: nothing can be changed while viewing the site as somebody else', () => {
  expect(unmarked(button('<button class="mark-button like"></button>'))).toBe('Failed to toggle like status')
  expect(unmarked(button('<button class="mark-button"></button>'))).toBe('Failed to toggle favorite status')
  expect(unmarked(button('<aside class="viewing"></aside><button class="mark-button like"></button>'))).toBe(
    'Nothing changes while viewing as a user.',
  )
})
