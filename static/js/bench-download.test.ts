import { expect, test } from 'vitest'
import { save } from './bench-download'

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
