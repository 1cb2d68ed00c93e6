// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Usage } from '../../lib/api'
import { CountStepper } from './count-stepper'

const usage = { remaining_credits: 10, batch_size: 4 } as Usage

afterEach(cleanup)

it('steps by one and stays focusable at its bounds', () => {
  const onChange = vi.fn()
  const { rerender } = render(<CountStepper price={1} count={3} usage={usage} onChange={onChange} />)
  const more = screen.getByRole('button', { name: 'One image more' })
  fireEvent.click(more)
  expect(onChange).toHaveBeenLastCalledWith({ count: 4 })
  rerender(<CountStepper price={1} count={4} usage={usage} onChange={onChange} />)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(more.hasAttribute('disabled')).toBe(false)
  fireEvent.click(more)
  expect(onChange).toHaveBeenLastCalledWith({ count: 4 })
  fireEvent.click(screen.getByRole('button', { name: 'One image fewer' }))
  expect(onChange).toHaveBeenLastCalledWith({ count: 3 })
})

it('never offers more than there are credits for', () => {
  render(<CountStepper price={1} count={4} usage={{ ...usage, remaining_credits: 2 }} onChange={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('2 images · 2 credits')
})

it('says why a plan makes one image at a time', () => {
  render(<CountStepper price={1} count={1} usage={{ ...usage, batch_size: 1 }} onChange={() => {}} />)
  expect(screen.getByText('Your plan makes one image at a time.')).toBeTruthy()
})
