// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveFavoriteStyles } from '../calls'
import { firstStyles, useOwnStyles } from './use-own-styles'

vi.mock('../calls', () => ({ saveFavoriteStyles: vi.fn() }))
const save = vi.mocked(saveFavoriteStyles)

it('offers favorites before the three styles of the newest prompts, and no style twice', () => {
  const prompts = ['an owl, Anime, pastel colors', 'a fox', 'a cat, anime', 'a dog, Realistic', 'a hen, Watercolor']
  expect(firstStyles([], prompts)).toEqual(['Anime', 'pastel colors', 'Realistic'])
  expect(firstStyles(['isometric', 'Anime'], prompts)).toEqual(['isometric', 'Anime', 'pastel colors', 'Realistic'])
})

it('keeps favorites with the account, without what is no style any more', async () => {
  save.mockResolvedValue()
  const { result } = renderHook(() => useOwnStyles(['Cubism', 'Anime'], [], vi.fn()))
  expect(result.current.favorites).toEqual(['Anime'])
  await act(async () => result.current.like('isometric'))
  expect(save).toHaveBeenLastCalledWith(['Anime', 'isometric'])
  await act(async () => result.current.like('Anime'))
  expect(save).toHaveBeenLastCalledWith(['isometric'])
  expect(result.current.first).toEqual(['isometric'])
})

it('takes a favorite back that could not be saved, and says so', async () => {
  const cause = new Error('Server error')
  save.mockRejectedValue(cause)
  const told = vi.fn()
  const { result } = renderHook(() => useOwnStyles([], [], told))
  await act(async () => result.current.like('Anime'))
  expect(result.current.favorites).toEqual([])
  expect(told).toHaveBeenCalledWith(cause)
})
