// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/problem'
import { type Ask, act, parseAsk } from './ask'
import { ReasonDialog } from './reason-dialog'

vi.mock('./ask', async (original) => ({ ...(await original<typeof import('./ask')>()), act: vi.fn() }))

const ask: Ask = {
  act: 'suspend',
  choice: '',
  user: 7,
  title: 'Suspend omar?',
  text: 'They are signed out everywhere.',
  button: 'Suspend',
  danger: true,
  done: 'omar is suspended',
}

function open() {
  const onDone = vi.fn()
  const onClose = vi.fn()
  render(<ReasonDialog ask={ask} onDone={onDone} onClose={onClose} />)
  const reason = screen.getByLabelText('Reason')
  const type = (value: string) => fireEvent.change(reason, { target: { value } })
  return {
    onDone,
    onClose,
    reason,
    type,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Suspend' })),
  }
}

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('does nothing without a reason, and says so', () => {
  const { type, press } = open()
  type('   ')
  press()
  expect(screen.getByRole('alert').textContent).toContain('Please enter a reason.')
  expect(act).not.toHaveBeenCalled()
})

it('does what was asked, closes, and then tells that it is done', async () => {
  const { onDone, onClose, type, press } = open()
  type('advertises casinos')
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(act).toHaveBeenCalledWith(ask, 'advertises casinos')
  expect(onClose).toHaveBeenCalledOnce()
})

it('keeps what was typed when the server refuses, with its sentence', async () => {
  vi.mocked(act).mockRejectedValue(new ApiError(409, 'This account is suspended already.'))
  const { onDone, reason, type, press } = open()
  type('twice')
  press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This account is suspended already.'))
  expect((reason as HTMLTextAreaElement).value).toBe('twice')
  expect(onDone).not.toHaveBeenCalled()
})

it('is opened by nothing but a whole question', () => {
  expect(parseAsk(JSON.stringify(ask))).toEqual(ask)
  for (const wrong of [
    undefined,
    '{}',
    JSON.stringify({ ...ask, act: 'delete' }),
    JSON.stringify({ ...ask, user: '7' }),
  ])
    expect(() => parseAsk(wrong)).toThrow()
})
