import { expect, test } from 'vitest'
import { nameOf, save } from './inspector-download'

const link = {} as HTMLAnchorElement

test('a download takes the next way only when one fails', async () => {
  const tried: string[] = []
  const way = (name: string, fails: boolean) => () => {
    tried.push(name)
    if (fails) throw new Error(name)
  }
  await save(link, [way('fetch', true), way('link', false), way('tab', false)])
  expect(tried).toEqual(['fetch', 'link'])
})

test('when every way fails nothing is thrown at the page', async () => {
  const fail = async () => Promise.reject(new Error('no'))
  await expect(save(link, [fail, fail])).resolves.toBeUndefined()
})

test.each([
  ['attachment; filename=three-blue.png', 'three-blue.png'],
  ['attachment; filename="a fox.png"', 'a fox.png'],
  ["attachment; filename*=utf-8''%C3%A9toile.png", 'étoile.png'],
  ['', 'image'],
])('a file is named as the server says: %s', (header, name) => {
  expect(nameOf(header)).toBe(name)
})
