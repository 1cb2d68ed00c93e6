import { expect, it } from 'vitest'
import { readQuery, writeQuery } from './query'

const first = { search: '', sort: 'id', dir: 'asc', page: 1 }

it('begins with everybody by id, ascending', () => {
  expect(readQuery(new URLSearchParams())).toEqual(first)
  expect(writeQuery(readQuery(new URLSearchParams())).toString()).toBe('')
})

it('keeps what is searched, sorted and turned to in the address', () => {
  const address = 'search=a+b%26c&sort=credits&dir=desc&page=3'
  const query = readQuery(new URLSearchParams(address))
  expect(query).toEqual({ search: 'a b&c', sort: 'credits', dir: 'desc', page: 3 })
  expect(writeQuery(query).toString()).toBe(address)
})

it('reads nonsense as at first', () => {
  for (const address of [
    'sort=password_hash',
    'dir=sideways',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=many',
    'page=1e9',
  ])
    expect(readQuery(new URLSearchParams(address))).toEqual(first)
})
