import { expect, test } from 'vitest'
import { fileName } from './file'

test.each([
  ['A red fox', 'a-red-fox'],
  ['a cute corgi wearing sunglasses', 'a-cute-corgi-wearing'],
  ['a purple parrot in a black hat', 'a-purple-parrot-in-a'],
  ['a supercalifragilistic hat', 'a-supercalifragilist'],
  ['../../etc/passwd', 'etc-passwd'],
  ['!!! 🦊', 'pellucid'],
])('a file of “%s” is named %s, as the server names it, and no word is cut', (prompt, name) => {
  expect(fileName(prompt)).toBe(name)
})
