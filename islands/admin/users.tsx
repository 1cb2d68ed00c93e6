import { useState } from 'react'
import { BasicIcon } from '../lib/basic-icon'
import { counted, figure } from '../lib/words'
import { fetchUsers } from './calls'
import { DataTable } from './data-table'
import { Pager } from './pager'
import type { UserList } from './props'
import { Screen } from './screen'
import { Failed, Loading } from './states'
import { useLoaded } from './use-loaded'
import { replaceQuery, usePlace } from './use-place'
import { userColumns } from './user-columns'
import { PAGE, readQuery, sortable, type UserQuery, writeQuery } from './user-query'
import { UserSearch } from './user-search'

const back = { to: '/admin', name: 'Admin dashboard' }

/** All users: searched, sorted and paged by the server. */
export function Users() {
  const query = readQuery(usePlace().query)
  const { data, error, busy, refresh } = useLoaded(['users', query], () => fetchUsers(query), 'Failed to load users')
  const change = (part: Partial<UserQuery>) => replaceQuery(writeQuery({ ...query, page: 1, ...part }))
  return (
    <Screen
      title="Users"
      back={back}
      actions={
        <button className="button button-quiet" type="button" disabled={busy} onClick={refresh}>
          <BasicIcon name="arrow-clockwise" />
          Refresh Data
        </button>
      }
    >
      <UserSearch search={query.search} onSearch={(search) => change({ search })} />
      {error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data && <Found list={data} query={query} busy={busy} onChange={change} />}
    </Screen>
  )
}

interface FoundProps {
  list: UserList
  query: UserQuery
  busy: boolean
  onChange: (part: Partial<UserQuery>) => void
}

function Found({ list, query, busy, onChange }: FoundProps) {
  const [columns] = useState(userColumns)
  return (
    <>
      <p className="admin-count" role="status">
        {list.data.length === 0
          ? 'No users found'
          : list.more
            ? `More than ${figure(list.total)} users`
            : counted(list.total, 'user')}
      </p>
      {list.data.length > 0 && (
        <>
          <DataTable
            caption="Users"
            columns={columns}
            rows={list.data}
            busy={busy}
            sorting={{
              by: query.sort,
              dir: query.dir,
              onSort: (by, dir) => onChange({ sort: sortable.find((name) => name === by) ?? 'id', dir }),
            }}
          />
          <Pager
            page={query.page}
            pages={list.more ? undefined : Math.ceil(list.total / PAGE)}
            onPage={(page) => onChange({ page })}
          />
        </>
      )}
    </>
  )
}
