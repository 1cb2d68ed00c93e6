// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DayChart } from './day-chart'

const days = (...images: number[]) => images.map((n, i) => ({ date: `2026-11-0${i + 1}`, images: n }))

afterEach(cleanup)

it('draws a bar for each day on which something was made, from zero', () => {
  const { container } = render(<DayChart days={days(0, 2, 4, 0)} />)
  const bars = [...container.querySelectorAll('.bar')]
  expect(bars.map((bar) => bar.querySelector('title')?.textContent)).toEqual(['Nov 2: 2', 'Nov 3: 4'])
  const [two, four] = bars.map((bar) => Number(bar.getAttribute('height')))
  expect(four).toBe(2 * (two ?? 0))
})

it('names the latest of the best days, and no day where nothing was made', () => {
  const { container, rerender } = render(<DayChart days={days(3, 1, 3)} />)
  expect(container.querySelectorAll('.peak')).toHaveLength(1)
  expect(container.querySelector('.peak')?.textContent).toBe('3')
  rerender(<DayChart days={days(0, 0)} />)
  expect(container.querySelector('.peak')).toBeNull()
})
