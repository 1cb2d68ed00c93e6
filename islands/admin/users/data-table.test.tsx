// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userColumns } from './columns'
import { DataTable } from './data-table'

const users = [
  {
    id: 2,
    username: 'mira',
    email: 'm@x.example',
    is_active: true,
    remaining_credits: 1200,
    subscription_plan: 'Pro',
    created_at: '2026-11-20T12:00:00Z',
  },
  {
    id: 3,
    username: 'omar',
    email: 'o@x.example',
    is_active: false,
    remaining_credits: 0,
    subscription_plan: 'Free',
    created_at: '2026-11-21T12:00:00Z',
  },
]

afterEach(cleanup)

function table(by: string, dir: 'asc' | 'desc') {
  const onSort = vi.fn()
  render(<DataTable caption="Users" columns={userColumns()} rows={users} sorting={{ by, dir, onSort }} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { onSort, press }
}

it('asks for another column from its beginning, and for the same one the other way round', () => {
  const { onSort, press } = table('id', 'asc')
  press('Created')
  expect(onSort).toHaveBeenLastCalledWith('created', 'asc')
  press('ID')
  expect(onSort).toHaveBeenLastCalledWith('id', 'desc')
})

it('says by which column it is sorted', () => {
  table('email', 'desc')
  const sorted = screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'))
  expect(sorted.map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([['Email', 'descending']])
})

it('shows who cannot sign in, and leads to each user', () => {
  table('id', 'asc')
  expect(screen.getByRole('row', { name: /omar/ }).textContent).toContain('Inactive')
  expect(screen.getByRole('row', { name: /mira/ }).textContent).toContain('1,200')
  expect(screen.getByRole('link', { name: 'View mira' }).getAttribute('href')).toBe('/admin/users/2')
})
