const ACTIONS = [
  { name: 'Create New Image', address: '/create' },
  { name: 'My Images', address: '/gallery/my' },
  { name: 'Favorites', address: '/gallery/favorites' },
  { name: 'Credit history', address: '/settings?tab=credits' },
  { name: 'Help', address: '/help' },
]

/** What people come to the dashboard for, one step away. */
export function QuickActions() {
  return (
    <nav className="quick-actions" aria-label="Quick actions">
      {ACTIONS.map(({ name, address }) => (
        <a key={address} className="chip" href={address}>
          {name}
        </a>
      ))}
    </nav>
  )
}
