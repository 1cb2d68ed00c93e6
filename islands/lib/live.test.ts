// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchPage, renew } from './live'
import { ApiError } from './problem'

const pageOf = (body: string) => new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html')

afterEach(() => void vi.unstubAllGlobals())

it('takes over what the live parts say now, and nothing else', () => {
  document.body.innerHTML = '<h1>Old</h1><p id="a" class="low" data-live>1 <small>of 2</small></p>'
  renew(pageOf('<h1>New</h1><p id="a" title="x" data-live>9 <small>of 10</small></p>'))
  expect(document.body.innerHTML).toBe('<h1>Old</h1><p id="a" data-live="" title="x">9 <small>of 10</small></p>')
})

it('keeps the elements that are the same, so that images do not load again', () => {
  document.body.innerHTML = '<ul id="a" data-live><li><img src="x.webp"><b>1</b></li><li>two</li></ul>'
  const image = document.querySelector('img')
  renew(pageOf('<ul id="a" data-live><li><img src="x.webp"><b>2</b></li><li>two</li></ul>'))
  expect(document.querySelector('img')).toBe(image)
  expect(document.querySelector('b')?.textContent).toBe('2')
})

it('replaces a part whose shape has changed, and goes on renewing it afterwards', () => {
  document.body.innerHTML = '<div id="a" data-live><p>None yet</p></div>'
  renew(pageOf('<div id="a" data-live><ul><li>one</li></ul><p>more</p></div>'))
  renew(pageOf('<div id="a" data-live><ul><li>two</li></ul><p>more</p></div>'))
  expect(document.body.textContent).toBe('twomore')
})

it('leaves a part that the fresh page does not have', () => {
  document.body.innerHTML = '<p id="a" data-live>kept</p>'
  renew(pageOf('<p>another page</p>'))
  expect(document.body.textContent).toBe('kept')
})

it('knows an ended session, and a server that is out of order, from a page', async () => {
  const answers = [
    { type: 'opaqueredirect', ok: false, status: 0 },
    { type: 'basic', ok: false, status: 500, statusText: '' },
    { type: 'basic', ok: true, status: 200, text: async () => '<title>now</title>' },
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  await expect(fetchPage()).rejects.toMatchObject({ status: 401 })
  await expect(fetchPage()).rejects.toBeInstanceOf(ApiError)
  expect((await fetchPage()).title).toBe('now')
})
