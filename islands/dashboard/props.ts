// What the server hands to the dashboard in script#dashboard-props.
import type { components } from '../lib/api.gen'
import { boolean, list, nullable, number, object, oneOf, type Reader, string } from '../lib/parse'
import { type Picture, picture, usage } from '../lib/readers'

type Schemas = components['schemas']

export type Plan = Schemas['DashboardPlan']
export type Insights = Schemas['InsightsReport']
export type DayCount = Schemas['DayCount']
export type StyleCount = Schemas['StyleCount']

/** A picture with what its caption tells. */
export type RecentPicture = Picture & Pick<Schemas['Image'], 'created_at'>

/** The latest pictures, and how many there are in all. */
export interface Recent {
  data: RecentPicture[]
  total: number
}

export interface DashboardProps extends Pick<Schemas['DashboardProps'], 'username' | 'usage' | 'plan' | 'insights'> {
  recent: Recent
  /** Whether somebody opened the insights before this script came. */
  opened?: boolean
}

const plan: Reader<Plan> = object<Plan>({
  name: string,
  subscribed: boolean,
  renewal: oneOf('Auto-renew', 'Until expiry', 'Payment failed', ''),
  next: string,
  expires_at: nullable(string),
})

const insights: Reader<Insights> = object<Insights>({
  days: list(object<DayCount>({ date: string, images: number })),
  styles: list(object<StyleCount>({ style: string, images: number })),
})

const recentPicture: Reader<RecentPicture> = (value, path) => ({
  ...picture(value, path),
  ...object<Pick<RecentPicture, 'created_at'>>({ created_at: string })(value, path),
})

const recent: Reader<Recent> = object<Recent>({ data: list(recentPicture), total: number })

const dashboardProps = object<Omit<DashboardProps, 'opened'>>({ username: string, usage, plan, recent, insights })

/** Proves the shape of the props, or throws a ParseError. */
export function parseProps(json: unknown): DashboardProps {
  return dashboardProps(json, '')
}

/** Keeps the insights open if somebody opened the server's before the script came. */
export function adoptOpened(props: DashboardProps): DashboardProps {
  return { ...props, opened: document.querySelector<HTMLDetailsElement>('details.insights')?.open ?? false }
}
