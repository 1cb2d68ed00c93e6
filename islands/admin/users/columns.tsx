import { localTime } from '../../lib/local-time'
import { figure } from '../../lib/words'
import type { Columns } from './data-table'
import type { ListedUser } from './use-users'

/** The columns of the list of users. */
export function userColumns(): Columns<ListedUser> {
  return [
    { id: 'id', header: 'ID', accessorFn: (user) => user.id },
    {
      id: 'username',
      header: 'Username',
      accessorFn: (user) => user.username,
      cell: ({ row: { original: user } }) => (
        <>
          {user.username}
          {!user.is_active && <span className="badge badge-plain">Inactive</span>}
        </>
      ),
    },
    { id: 'email', header: 'Email', accessorFn: (user) => user.email },
    { id: 'credits', header: 'Credits', accessorFn: (user) => figure(user.remaining_credits) },
    { id: 'subscription', header: 'Subscription', accessorFn: (user) => user.subscription_plan },
    { id: 'created', header: 'Created', accessorFn: (user) => localTime(user.created_at, 'day') },
    {
      id: 'view',
      header: () => <span className="visually-hidden">Actions</span>,
      enableSorting: false,
      cell: ({ row: { original: user } }) => (
        <a href={`/admin/users/${user.id}`}>
          View<span className="visually-hidden"> {user.username}</span>
        </a>
      ),
    },
  ]
}
