import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HELP, helpOf } from './help'
import { ApiError, helpFor } from './problem'

describe('the help article', () => {
  it.each(Object.entries(HELP))('about %s exists', (_, address) => {
    expect(existsSync(`views/content${address}.md`)).toBe(true)
  })

  it.each([
    [{ type: 'https://pellucid.example/help/acc-2' }, '/help/acc-2'],
    [{ type: 'http://localhost:8080/help/ts-3' }, '/help/ts-3'],
    [{ type: 'about:blank' }, ''],
    [{ type: 'javascript:alert(1)//help/x' }, ''],
    [{ type: 'https://pellucid.example/help/../auth' }, ''],
    [{ type: 7 }, ''],
    [{ detail: 'No.' }, ''],
    ['<h1>Bad gateway</h1>', ''],
    [null, ''],
  ])('that %j names is %j', (body, address) => {
    expect(helpOf(body)).toBe(address)
  })

  it.each([
    ['the one that the server names', new ApiError(402, 'No credits.', HELP.credits), HELP.credits],
    ['waiting, without a network', new TypeError('Load failed'), HELP.waiting],
    ['common errors, where the server names none', new ApiError(418, ''), HELP.common],
    ['common errors, for whatever else breaks', 'oops', HELP.common],
  ])('is %s', (_, error, address) => {
    expect(helpFor(error)).toBe(address)
  })
})
