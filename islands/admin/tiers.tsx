import { figure } from '../lib/words'
import { fetchTiers } from './calls'
import { type Columns, DataTable } from './data-table'
import { Go } from './go'
import type { Tier } from './props'
import { Screen } from './screen'
import { Failed, Loading } from './states'
import { useLoaded } from './use-loaded'
import { features, price } from './words'

const back = { to: '/admin', name: 'Admin dashboard' }

const columns: Columns<Tier> = [
  { id: 'id', header: 'ID', accessorFn: (tier) => tier.id },
  { id: 'name', header: 'Name', accessorFn: (tier) => tier.name },
  { id: 'credits', header: 'Monthly Credits', accessorFn: (tier) => figure(tier.monthly_credits) },
  { id: 'monthly', header: 'Monthly Price', accessorFn: (tier) => price(tier.price_monthly) },
  { id: 'yearly', header: 'Yearly Price', accessorFn: (tier) => price(tier.price_yearly) },
  {
    id: 'monthly-product',
    header: 'Monthly Product ID',
    cell: ({ row }) => <Product id={row.original.creem_monthly_product_id} />,
  },
  {
    id: 'yearly-product',
    header: 'Yearly Product ID',
    cell: ({ row }) => <Product id={row.original.creem_yearly_product_id} />,
  },
  { id: 'features', header: 'Features', cell: ({ row }) => <Features tier={row.original} /> },
  {
    id: 'edit',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original: tier } }) => (
      <Go to={`/admin/subscription-tiers/${tier.id}`}>
        Edit<span className="visually-hidden"> {tier.name}</span>
      </Go>
    ),
  },
]

/** All tiers with what they cost and give. */
export function Tiers() {
  const { data, error, refresh } = useLoaded(['tiers'], fetchTiers, 'Failed to load subscription tiers')
  return (
    <Screen title="Subscription tiers" back={back}>
      {error !== undefined && <Failed error={error} onTryAgain={refresh} />}
      {!data && error === undefined && <Loading />}
      {data?.length === 0 && <p className="nothing">No subscription tiers found</p>}
      {data && data.length > 0 && <DataTable caption="Subscription tiers" columns={columns} rows={data} />}
    </Screen>
  )
}

function Product({ id }: { id: string }) {
  return id ? <code>{id}</code> : <span className="unset">Not set</span>
}

function Features({ tier }: { tier: Tier }) {
  return (
    <ul className="tier-features">
      {features(tier).map((name) => (
        <li key={name}>{name}</li>
      ))}
      <li>Max Resolution: {tier.max_resolution} px</li>
      <li>Batch Size: {tier.batch_size}</li>
      <li>Priority: {tier.priority_level}</li>
    </ul>
  )
}
