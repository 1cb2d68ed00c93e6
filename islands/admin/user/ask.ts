// What the administrator can do about a user: the server says with each button (data-ask) what is asked and said.
import { api, done } from '../../lib/api'
import { boolean, number, object, oneOf, string } from '../../lib/parse'

export interface Ask {
  act: 'suspend' | 'reactivate' | 'view-as' | 'email' | 'trust' | 'refund'
  choice: string // the kind of email, the choice of trust, the number of the receipt
  user: number
  title: string
  text: string
  button: string
  danger: boolean
  done: string // said when it is done; empty: it leads to another page
}

const ask = object<Ask>({
  act: oneOf('suspend', 'reactivate', 'view-as', 'email', 'trust', 'refund'),
  choice: string,
  user: number,
  title: string,
  text: string,
  button: string,
  danger: boolean,
  done: string,
})

/** Proves the shape of what a button asks, or throws a ParseError. */
export function parseAsk(json: string | undefined): Ask {
  return ask(JSON.parse(json ?? ''), '')
}

const kind = oneOf('verify', 'reset')
const trust = oneOf('grant', 'withdraw', 'rule')

/** Does what was asked, for a reason that the audit log keeps. */
export async function act({ act, choice, user }: Ask, reason: string): Promise<void> {
  const of = { params: { path: { id: user } } }
  const body = { reason }
  switch (act) {
    case 'suspend':
      return done(api.POST('/admin/users/{id}/suspend', { ...of, body }))
    case 'reactivate':
      return done(api.POST('/admin/users/{id}/reactivate', { ...of, body }))
    case 'view-as':
      return done(api.POST('/admin/users/{id}/view-as', { ...of, body }))
    case 'email':
      return done(api.POST('/admin/users/{id}/emails', { ...of, body: { reason, kind: kind(choice, 'kind') } }))
    case 'trust':
      return done(api.POST('/admin/users/{id}/trust', { ...of, body: { reason, choice: trust(choice, 'choice') } }))
    case 'refund':
      return done(api.POST('/admin/users/{id}/refunds', { ...of, body: { reason, receipt_id: Number(choice) } }))
  }
}
