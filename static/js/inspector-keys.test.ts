import { expect, test } from 'vitest'
import { isShortcut } from './inspector-keys'

/** A key press outside of any field, with these properties. */
function press(properties: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key: 'd', target: { closest: () => null }, ...properties } as unknown as KeyboardEvent
}

test('a single key is a shortcut', () => {
  expect(isShortcut(press())).toBe(true)
})

test('keys that mean something else already are left alone', () => {
  for (const taken of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat', 'isComposing', 'defaultPrevented'])
    expect(isShortcut(press({ [taken]: true })), taken).toBe(false)
})

test('what is typed into a field stays in it', () => {
  const field = { closest: (selector: string) => (selector.includes('input') ? {} : null) }
  expect(isShortcut(press({ target: field as unknown as EventTarget }))).toBe(false)
})
