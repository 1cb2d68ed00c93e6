import type { ReactNode } from 'react'
import { figure } from '../lib/words'
import type { AdminUser } from './props'
import { localTime } from './words'

/** What identifies a user, and where they stand. */
export function UserHead({ user }: { user: AdminUser }) {
  const facts: [string, ReactNode][] = [
    ['ID', user.id],
    ['Username', user.username],
    ['Email', user.email],
    [
      'Status',
      <span key="status" className={user.is_active ? 'badge badge-good' : 'badge badge-warn'}>
        {user.is_active ? 'Active' : 'Inactive'}
      </span>,
    ],
    ['Plan', user.subscription_plan],
    ['Created', localTime(user.created_at)],
    ['Last login', localTime(user.last_login)],
    ['Remaining credits', figure(user.remaining_credits)],
    ['Credits reset', localTime(user.credits_reset_at)],
  ]
  return (
    <dl className="user-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
