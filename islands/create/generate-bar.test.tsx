// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Usage } from '../lib/api'
import { GenerateButton } from './generate-bar'

const usage = { remaining_credits: 10, batch_size: 4 } as Usage

afterEach(cleanup)

it.each([
  [false, 'can be pressed'],
  [true, "can't be pressed while the prompt is too long"],
])('with a prompt too long = %s, Generate %s', (tooLong) => {
  render(
    <GenerateButton usage={usage} count={1} cost={1} busy={false} offline={false} tooLong={tooLong} className="" />,
  )
  expect(screen.getByRole('button', { name: 'Generate image' }).hasAttribute('disabled')).toBe(tooLong)
})
