// Each screen comes when it is opened, so that none weighs more than what it shows.
import { lazy } from 'react'

export const Home = lazy(async () => ({ default: (await import('./home')).Home }))
export const Users = lazy(async () => ({ default: (await import('./users')).Users }))
export const User = lazy(async () => ({ default: (await import('./user')).User }))
export const Tiers = lazy(async () => ({ default: (await import('./tiers')).Tiers }))
export const TierEdit = lazy(async () => ({ default: (await import('./tier-edit')).TierEdit }))
