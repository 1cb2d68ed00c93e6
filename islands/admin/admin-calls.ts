// What the admin area asks of the API about people, payments and the numbers that matter.
import { api, bodyOf, done } from '../lib/api'
import type { components } from '../lib/api.gen'

type Schemas = components['schemas']

export type NumbersReport = Schemas['NumbersReport']
export type DayNumbers = Schemas['DayNumbers']
export type Receipt = Schemas['AdminReceipt']
export type TrustChoice = Schemas['AdminTrust']['choice']
export type EmailKind = 'verify' | 'reset'

const of = (id: number) => ({ params: { path: { id } } })

export function fetchNumbers(): Promise<NumbersReport> {
  return bodyOf(api.GET('/admin/numbers'))
}

export async function fetchReceipts(id: number): Promise<Receipt[]> {
  return (await bodyOf(api.GET('/admin/users/{id}/receipts', of(id)))).data
}

export async function suspend(id: number, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/suspend', { ...of(id), body: { reason } }))
}

export async function reactivate(id: number, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/reactivate', { ...of(id), body: { reason } }))
}

export async function chooseTrust(id: number, choice: TrustChoice, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/trust', { ...of(id), body: { choice, reason } }))
}

/** Lets this browser see the site as a user does, from the next page on. */
export async function viewAs(id: number, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/view-as', { ...of(id), body: { reason } }))
}

export async function sendEmail(id: number, kind: EmailKind, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/emails', { ...of(id), body: { kind, reason } }))
}

export async function refund(id: number, receipt: number, reason: string): Promise<void> {
  await done(api.POST('/admin/users/{id}/refunds', { ...of(id), body: { receipt_id: receipt, reason } }))
}
