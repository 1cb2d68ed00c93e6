import { Suspense, useEffect } from 'react'
import { Toasts } from '../lib/toast'
import type { AdminProps } from './props'
import { type Route, routeOf } from './routes'
import { Home, TierEdit, Tiers, User, Users } from './screens'
import { Loading } from './states'
import { usePlace } from './use-place'

/** The admin area: one island for all of its screens. */
export function Admin(props: AdminProps) {
  const { path } = usePlace()
  const route = routeOf(path) ?? routeOf(props.path)
  useTitle(route)
  return (
    <>
      <Suspense fallback={<Coming title={route ? titles[route.screen] : ''} />}>
        {route && <ScreenOf route={route} />}
      </Suspense>
      <Toasts />
    </>
  )
}

/** The same as the server sent, until the screen is there. */
function Coming({ title }: { title: string }) {
  return (
    <div className="page tool">
      <div className="tool-head">
        <h1>{title}</h1>
      </div>
      <Loading />
    </div>
  )
}

function ScreenOf({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
      return <Home />
    case 'users':
      return <Users />
    case 'user':
      return <User key={route.id} id={route.id} />
    case 'tiers':
      return <Tiers />
    case 'tier':
      return <TierEdit key={route.id} id={route.id} />
  }
}

const titles = {
  home: 'Admin dashboard',
  users: 'Users',
  user: 'User',
  tiers: 'Subscription tiers',
  tier: 'Edit tier',
}

/** Names the browser's tab after the screen, and keeps the product's name behind it. */
function useTitle(route: Route | undefined) {
  const title = route ? titles[route.screen] : ''
  useEffect(() => {
    const [, product] = document.title.split(' – ')
    if (title && product) document.title = `${title} – ${product}`
  }, [title])
}
