import { expect, it } from 'vitest'
import { addressFor } from './help'

it.each([
  ['asks for the words that were typed', 'credits', '/help?q=credits'],
  ['leaves spaces around them out', '  two words ', '/help?q=two+words'],
  ['keeps signs apart from the address', 'a&b=c', '/help?q=a%26b%3Dc'],
  ['goes back to the categories when nothing is left', '   ', '/help'],
])('the search %s', (_, typed, address) => {
  expect(addressFor(typed)).toBe(address)
})
