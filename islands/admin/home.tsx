import { figure } from '../lib/words'
import { countUsers, fetchTiers } from './calls'
import { Go } from './go'
import { Numbers } from './numbers'
import { Screen } from './screen'
import { Failed, Loading } from './states'
import { useLoaded } from './use-loaded'

async function fetchStats() {
  const [users, tiers] = await Promise.all([countUsers(), fetchTiers()])
  return { users, tiers: tiers.length }
}

/** The admin area's first screen: how many users and tiers there are, and the ways to them. */
export function Home() {
  const { data, error, refresh } = useLoaded(['stats'], fetchStats, 'Failed to load stats')
  return (
    <Screen title="Admin dashboard">
      {error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data && (
        <div className="figures">
          <section className="figure-card" aria-labelledby="users-title">
            <h2 id="users-title">Users</h2>
            <p className="big-figure">{figure(data.users)}</p>
            <p className="hint">Find somebody, see what they have, give or take credits.</p>
            <Go className="button button-quiet button-small" to="/admin/users">
              Manage Users
            </Go>
          </section>
          <section className="figure-card" aria-labelledby="tiers-title">
            <h2 id="tiers-title">Subscription tiers</h2>
            <p className="big-figure">{figure(data.tiers)}</p>
            <p className="hint">What each plan costs and allows, for new purchases at once.</p>
            <Go className="button button-quiet button-small" to="/admin/subscriptions">
              Manage Subscriptions
            </Go>
          </section>
          <section className="figure-card" aria-labelledby="moderation-title">
            <h2 id="moderation-title">Moderation</h2>
            <p className="hint">Reported pictures and appeals. A decision can be undone for a day.</p>
            <a className="button button-quiet button-small" href="/admin/moderation">
              Open the queue
            </a>
          </section>
          <section className="figure-card" aria-labelledby="audit-title">
            <h2 id="audit-title">Audit log</h2>
            <p className="hint">Everything done in the admin area, with its reason. Nobody can change it unnoticed.</p>
            <a className="button button-quiet button-small" href="/admin/audit">
              Read the audit log
            </a>
          </section>
        </div>
      )}
      <Numbers />
    </Screen>
  )
}
