import { figure } from '../lib/words'
import type { AdminUser } from './props'
import { localTime } from './words'

/** What identifies a user, and where they stand. */
export function UserHead({ user }: { user: AdminUser }) {
  const facts = [
    ['ID', String(user.id)],
    ['Email', user.email],
    ['Status', user.is_active ? 'Active' : 'Inactive'],
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
