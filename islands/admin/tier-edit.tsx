import { fetchTiers } from './calls'
import { Go } from './go'
import { Screen } from './screen'
import { Failed, Loading, Missing } from './states'
import { TierForm } from './tier-form'
import { useLoaded } from './use-loaded'

const back = { to: '/admin/subscriptions', name: 'Subscription tiers' }

/** The form of one tier, picked from all of them. */
export function TierEdit({ id }: { id: number }) {
  const { data, error, refresh } = useLoaded(['tiers'], fetchTiers, 'Failed to load tier details')
  const tier = data?.find((one) => one.id === id)
  return (
    <Screen title={tier ? `Edit ${tier.name}` : 'Edit tier'} back={back}>
      {!data && error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data && !tier && (
        <Missing text="Subscription tier not found">
          <Go className="button" to="/admin/subscriptions">
            All tiers
          </Go>
        </Missing>
      )}
      {tier && <TierForm tier={tier} />}
    </Screen>
  )
}
