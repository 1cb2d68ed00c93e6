// What the server hands to the admin area in script#admin-props, and what the admin area asks for later.
import type { components } from '../lib/api.gen'
import { object, string } from '../lib/parse'

type Schemas = components['schemas']

export type AdminProps = Schemas['AdminProps']
export type ListedUser = Schemas['ListedUser']
export type UserList = Schemas['UserList']
export type AdminUser = Schemas['AdminUser']
export type AdminSubscription = Schemas['AdminSubscription']
export type CreditEntry = Schemas['AdminCreditEntry']
export type Tier = Schemas['Tier']
export type TierRequest = Schemas['TierRequest']

const adminProps = object<AdminProps>({ path: string })

/** Proves the shape of the props, or throws a ParseError. */
export function parseProps(json: unknown): AdminProps {
  return adminProps(json, '')
}
