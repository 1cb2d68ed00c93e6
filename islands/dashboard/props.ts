// What the server hands to the dashboard in script#dashboard-props.
import type { components } from '../lib/api.gen'
import { list, number, object, string } from '../lib/parse'

export type DayCount = components['schemas']['DayCount']

export interface DashboardProps {
  days: DayCount[]
}

const dashboardProps = object<DashboardProps>({ days: list(object<DayCount>({ date: string, images: number })) })

/** Proves the shape of the props, or throws a ParseError. */
export function parseProps(json: unknown): DashboardProps {
  return dashboardProps(json, '')
}
