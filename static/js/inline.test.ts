import { expect, test } from 'vitest'
import { sentence } from './inline'

const wrong = (type: string, problem: string, bounds = {}, validationMessage = '') =>
  sentence({ type, validity: { [problem]: true } as unknown as ValidityState, validationMessage, ...bounds })

test('each mistake has a sentence that says what to do', () => {
  expect(wrong('email', 'valueMissing')).toBe('Enter your email address.')
  expect(wrong('email', 'typeMismatch')).toBe('Enter an email address, such as name@example.com.')
  expect(wrong('password', 'tooShort', { minLength: 6 })).toBe('Use at least 6 characters.')
  expect(wrong('number', 'stepMismatch', { step: '0.01' })).toBe('Use at most two decimals.')
  expect(wrong('number', 'rangeOverflow', { max: '9' }, 'Wert muss kleiner sein')).toBe('Use at most 9.')
  expect(wrong('number', 'rangeUnderflow', { min: '1' })).toBe('Use at least 1.')
  expect(wrong('number', 'stepMismatch', { step: '1' })).toBe('Use a whole number.')
  expect(wrong('url', 'typeMismatch')).toBe('Enter a full web address, starting with https://')
  expect(wrong('number', 'badInput', {}, 'Bitte eine Nummer')).toBe('Enter a number.')
  expect(wrong('radio', 'valueMissing')).toBe('Choose one of these.')
  expect(wrong('text', 'valueMissing')).toBe('Fill in this field.')
})

test('what a script says of a field comes before all else', () => {
  expect(wrong('password', 'customError', {}, 'Passwords do not match')).toBe('Passwords do not match')
})
