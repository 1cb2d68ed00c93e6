import type { ReactNode } from 'react'
import { BasicIcon } from '../../lib/basic-icon'

export type SortDirection = 'asc' | 'desc'

interface Props {
  name: string
  sorted: false | SortDirection
  onToggle: (() => void) | undefined
  children: ReactNode
}

/** The head of a column; where it can be sorted by, a button that sorts, and turns the order round when pressed again. */
export function SortHeader({ name, sorted, onToggle, children }: Props) {
  if (!onToggle)
    return (
      <th scope="col" data-column={name}>
        {children}
      </th>
    )
  return (
    <th
      scope="col"
      data-column={name}
      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="sort-button" data-sorted={sorted || undefined} onClick={onToggle}>
        {children}
        <BasicIcon name="caret-down" />
      </button>
    </th>
  )
}
