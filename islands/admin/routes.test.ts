import { expect, it } from 'vitest'
import { routeOf } from './routes'

it('knows every screen of the admin area by its address', () => {
  expect(routeOf('/admin')).toEqual({ screen: 'home' })
  expect(routeOf('/admin/users')).toEqual({ screen: 'users' })
  expect(routeOf('/admin/users/17')).toEqual({ screen: 'user', id: 17 })
  expect(routeOf('/admin/subscriptions')).toEqual({ screen: 'tiers' })
  expect(routeOf('/admin/subscription-tiers/2')).toEqual({ screen: 'tier', id: 2 })
})

it('takes an id that is no number for nobody’s', () => {
  for (const id of ['mira', '-1', '1.5', '1e3', '0x10', ' 1', '9'.repeat(16), ''])
    expect(routeOf(`/admin/users/${id}`)).toEqual({ screen: 'user', id: 0 })
})

it('knows no other address', () => {
  for (const path of [
    '/',
    '/gallery',
    '/admin/nothing',
    '/admin/users/1/more',
    '/admin/subscriptions/1',
    '/admin/subscription-tiers',
    '/administrator',
  ])
    expect(routeOf(path)).toBeUndefined()
})
