import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { api, bodyOf } from '../../lib/api'
import type { components } from '../../lib/api.gen'
import { messageFor } from '../../lib/problem'
import { showError } from '../../lib/toast'
import { PAGE, readQuery, type UserQuery, writeQuery } from './query'

export type UserList = components['schemas']['UserList']
export type ListedUser = components['schemas']['ListedUser']

function fetchUsers({ search, sort, dir, page }: UserQuery): Promise<UserList> {
  return bodyOf(
    api.GET('/admin/users', { params: { query: { search, sort, dir, skip: (page - 1) * PAGE, limit: PAGE } } }),
  )
}

/** The users of a query, as fresh as the last look; those before stay while the next come. A failure is told in a toast. */
export function useUsers(query: UserQuery) {
  const { data, error, isValidating, mutate } = useSWR<UserList, unknown>(query, fetchUsers, {
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  useEffect(() => {
    if (error !== undefined) showError(`Failed to load users: ${messageFor(error)}`)
  }, [error])
  return { data, error, busy: isValidating, refresh: () => void mutate() }
}

/** The query in the page's address, so that reloading and coming back show the same. */
export function useQuery() {
  const [query, setQuery] = useState(() => readQuery(new URLSearchParams(location.search)))
  const change = (part: Partial<UserQuery>) => {
    const next = { ...query, page: 1, ...part }
    const text = writeQuery(next).toString()
    history.replaceState(null, '', text ? `?${text}` : location.pathname)
    setQuery(next)
  }
  return { query, change }
}
