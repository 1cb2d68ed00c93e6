// What the list of users shows, as it stands in the address.

/** Users on a page. */
export const PAGE = 100

export const sortable = ['id', 'username', 'email', 'credits', 'subscription', 'created'] as const
export type UserSort = (typeof sortable)[number]

export interface UserQuery {
  search: string
  sort: UserSort
  dir: 'asc' | 'desc'
  page: number // from 1
}

/** Reads the query of an address; what it does not say, or says wrongly, is as at first: by id, ascending. */
export function readQuery(params: URLSearchParams): UserQuery {
  const page = Number(params.get('page') ?? 1)
  return {
    search: params.get('search') ?? '',
    sort: sortable.find((name) => name === params.get('sort')) ?? 'id',
    dir: params.get('dir') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  }
}

/** Writes the query for an address, without what is as at first. */
export function writeQuery({ search, sort, dir, page }: UserQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort !== 'id') params.set('sort', sort)
  if (dir !== 'asc') params.set('dir', dir)
  if (page !== 1) params.set('page', String(page))
  return params
}
