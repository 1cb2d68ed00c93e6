import { describe, expect, it } from 'vitest'
import { ApiError, detailOf, fieldOf, isNetworkFailure, isUnauthorized, messageFor, userMessage } from './problem'

const OFFLINE = 'Network error please wait to try or contact us.'
const DEFAULT = 'Operation failed, please try again later'

describe('the message for the user', () => {
  it.each([
    ['Failed to fetch', OFFLINE],
    ['NetworkError when attempting to fetch resource.', OFFLINE],
    ['Network Error', OFFLINE],
    ['Internal Server Error', OFFLINE],
    ['num_samples must be less than or equal to 3', 'Number of Images must be less than or equal to 3'],
    ['must be less than or equal to 30', 'must be less than or equal to 30'],
    ['Number of Images must be less than or equal to 4', 'Number of Images must be less than or equal to 4'],
    ['ReplicateError: no such model', 'Error: no such model'],
    ['replicateerror and ReplicateError', 'Error and Error'],
    ['wrong api_key for API_KEY', 'wrong [API KEY] for [API KEY]'],
    ['', DEFAULT],
    ['   ', DEFAULT],
    ['XL resolution is a premium feature', 'XL resolution is a premium feature'],
  ])('for %j is %j', (given, told) => {
    expect(userMessage(given)).toBe(told)
  })

  it.each([
    ['what fetch throws without a network', new TypeError('Load failed'), OFFLINE],
    ['a look that took too long', new DOMException('signal timed out', 'TimeoutError'), OFFLINE],
    ['a body that is not JSON', new SyntaxError('Unexpected token <'), DEFAULT],
    ['the sentence of the server', new ApiError(402, 'Not enough credits.'), 'Not enough credits.'],
    ['an answer without any sentence', new ApiError(418, ''), 'Unknown error'],
    ['something that is no error', 'oops', DEFAULT],
    ['nothing', undefined, DEFAULT],
  ])('covers %s', (_, error, told) => {
    expect(messageFor(error)).toBe(told)
  })
})

describe('the detail of a problem document', () => {
  it.each([
    [{ detail: ' Too many. ', status: 422 }, 'Too many.'],
    [{ detail: { nested: true } }, ''],
    [{ title: 'Not Found' }, ''],
    ['<h1>Bad gateway</h1>', ''],
    [null, ''],
    [undefined, ''],
  ])('in %j is %j', (body, detail) => {
    expect(detailOf(body)).toBe(detail)
  })
})

describe('kinds of failures', () => {
  it('knows an ended session only by its status', () => {
    expect(isUnauthorized(new ApiError(401, 'x'))).toBe(true)
    expect(isUnauthorized(new ApiError(403, '401'))).toBe(false)
    expect(isUnauthorized(new TypeError('401'))).toBe(false)
  })

  it('does not take an answer for a network failure, nor an abort', () => {
    expect(isNetworkFailure(new ApiError(500, 'x'))).toBe(false)
    expect(isNetworkFailure(new DOMException('', 'AbortError'))).toBe(false)
  })
})

it('finds the field at fault in a problem document alone', () => {
  expect(fieldOf({ errors: [{ field: 'name', message: 'Please enter a name.' }] })).toBe('name')
  for (const body of [
    undefined,
    null,
    'text',
    {},
    { errors: 'many' },
    { errors: [] },
    { errors: [null] },
    { errors: [{ field: 7 }] },
  ])
    expect(fieldOf(body)).toBe('')
})
