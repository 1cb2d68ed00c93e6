import { useState } from 'react'
import { showSuccess } from '../lib/toast'
import { chooseTrust } from './admin-calls'
import type { AdminUser } from './props'
import { type Ask, ReasonDialog } from './reason-dialog'
import { DONE } from './toasts'

/** Whether the site shows a user's images by itself, why, and what the administrator can do about it. */
export function UserTrust({ user, onChanged }: { user: AdminUser; onChanged: () => void }) {
  const [ask, setAsk] = useState<Ask | null>(null)
  const { trust } = user
  return (
    <section className="user-trust" aria-labelledby="trust-title">
      <h2 id="trust-title">{trust.trusted ? 'Trusted' : 'Not trusted'}</h2>
      <p className="hint">
        Images by trusted accounts can appear on the home page, in trending, feeds and social cards.
      </p>
      <ul>
        {trust.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className="row">
        {trustActs(user, onChanged).map((act) => (
          <button
            key={act.button}
            className="button button-quiet button-small"
            type="button"
            onClick={() => setAsk(act)}
          >
            {act.button}
          </button>
        ))}
      </div>
      {ask && <ReasonDialog ask={ask} onClose={() => setAsk(null)} />}
    </section>
  )
}

function trustActs(user: AdminUser, onChanged: () => void): Ask[] {
  const { trust, username } = user
  if (trust.house) return []
  const acting = (ask: Omit<Ask, 'act'>, choice: 'grant' | 'withdraw' | 'rule', told: string): Ask => ({
    ...ask,
    act: async (reason) => {
      await chooseTrust(user.id, choice, reason)
      showSuccess(told, DONE)
      onChanged()
    },
  })
  const grant = acting(
    {
      title: `Grant trust to ${username}?`,
      text: 'Their public images can be promoted from now on, whatever the age of the account. A strike ends it.',
      button: 'Grant trust',
    },
    'grant',
    `${username} is trusted`,
  )
  const withdraw = acting(
    {
      title: `Withdraw trust from ${username}?`,
      text: 'Their images stay public but are not promoted, unless you feature them. The account cannot earn trust until you let the rule apply again.',
      button: 'Withdraw trust',
      danger: true,
    },
    'withdraw',
    `${username} is not trusted`,
  )
  const rule = acting(
    {
      title: `Let the rule decide for ${username}?`,
      text: 'The account is trusted when it is old enough, has enough images and has no strikes.',
      button: 'Let the rule decide',
    },
    'rule',
    `The rule decides about ${username}`,
  )
  const acts = trust.trusted ? [withdraw] : user.is_active ? [grant] : []
  if (!trust.trusted && trust.choice === 'rule') acts.push(withdraw)
  if (trust.choice !== 'rule') acts.push(rule)
  return acts
}
