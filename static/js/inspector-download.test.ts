import { expect, test } from 'vitest'
import { nameOf } from './inspector-download'

test.each([
  ['attachment; filename=three-blue.png', 'three-blue.png'],
  ['attachment; filename="a fox.png"', 'a fox.png'],
  ["attachment; filename*=utf-8''%C3%A9toile.png", 'étoile.png'],
  ['', 'image'],
])('a file is named as the server says: %s', (header, name) => {
  expect(nameOf(header)).toBe(name)
})
