import { isNotFound } from '../lib/problem'
import { AdjustCredits } from './adjust-credits'
import { fetchUser } from './calls'
import { CreditHistory } from './credit-history'
import { Go } from './go'
import type { AdminUser } from './props'
import { Receipts } from './receipts'
import { Screen } from './screen'
import { Failed, Loading, Missing } from './states'
import { Subscriptions } from './subscriptions'
import { useLoaded } from './use-loaded'
import { usePlace } from './use-place'
import { UserActions } from './user-actions'
import { UserHead } from './user-head'
import { UserProfile } from './user-profile'
import { UserTrust } from './user-trust'

const back = { to: '/admin/users', name: 'Users' }

/** One user with everything that is known of them. */
export function User({ id }: { id: number }) {
  const { data, error, refresh } = useLoaded(['user', id], () => fetchUser(id), 'Failed to load user details')
  const missing = isNotFound(error)
  return (
    <Screen title={data && !missing ? data.username : 'User'} back={back}>
      {missing && (
        <Missing text="User not found">
          <Go className="button" to="/admin/users">
            All users
          </Go>
        </Missing>
      )}
      {error !== undefined && !missing && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data && !missing && (
        <>
          <UserHead user={data} />
          <UserActions user={data} onChanged={refresh} />
          <Tabs user={data} onChanged={refresh} />
        </>
      )}
    </Screen>
  )
}

const tabs = { profile: 'Profile', subscriptions: 'Subscriptions', credits: 'Credits' }

function Tabs({ user, onChanged }: { user: AdminUser; onChanged: () => void }) {
  const { path, query } = usePlace()
  const tab = query.get('tab') ?? 'profile'
  return (
    <>
      <nav className="tabs" aria-label="User details">
        {Object.entries(tabs).map(([name, title]) => (
          <Go key={name} to={`${path}?tab=${name}`} current={name === tab}>
            {title}
          </Go>
        ))}
      </nav>
      <div className="admin-tab">
        {tab === 'subscriptions' ? (
          <>
            <Subscriptions subscriptions={user.subscription_history} />
            <Receipts user={user} onChanged={onChanged} />
          </>
        ) : tab === 'credits' ? (
          <>
            <AdjustCredits user={user} onAdjusted={onChanged} />
            <CreditHistory entries={user.credit_history} />
          </>
        ) : (
          <>
            <UserProfile user={user} />
            <UserTrust user={user} onChanged={onChanged} />
          </>
        )}
      </div>
    </>
  )
}
