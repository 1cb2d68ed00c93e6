import { useState } from 'react'
import { createPortal } from 'react-dom'
import { BasicIcon } from '../../lib/basic-icon'
import { Toasts } from '../../lib/toast'
import { counted, figure } from '../../lib/words'
import { userColumns } from './columns'
import { DataTable } from './data-table'
import { Pager } from './pager'
import { PAGE, sortable, type UserQuery } from './query'
import { UserSearch } from './search'
import { Failed, Loading } from './states'
import { type UserList, useQuery, useUsers } from './use-users'

/** All users: searched, sorted and paged by the server. */
export function Users() {
  const { query, change } = useQuery()
  const { data, error, busy, refresh } = useUsers(query)
  const actions = document.getElementById('tool-actions')
  return (
    <>
      {actions &&
        createPortal(
          <button className="button button-quiet" type="button" disabled={busy} onClick={refresh}>
            <BasicIcon name="arrow-clockwise" />
            Refresh Data
          </button>,
          actions,
        )}
      <UserSearch search={query.search} onSearch={(search) => change({ search })} />
      {error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data && <Found list={data} query={query} busy={busy} onChange={change} />}
      <Toasts />
    </>
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
