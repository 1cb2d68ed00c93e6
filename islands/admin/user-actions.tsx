import { useState } from 'react'
import { showSuccess } from '../lib/toast'
import { type EmailKind, reactivate, sendEmail, suspend, viewAs } from './admin-calls'
import type { AdminUser } from './props'
import { type Ask, ReasonDialog } from './reason-dialog'
import { DONE } from './toasts'

/** What the administrator can do about a user; each act asks for a reason first. */
export function UserActions({ user, onChanged }: { user: AdminUser; onChanged: () => void }) {
  const [ask, setAsk] = useState<Ask | null>(null)
  const acts = actsOn(user, onChanged)
  if (user.is_admin) return null
  return (
    <div className="user-actions">
      {acts.map((act) => (
        <button
          key={act.title}
          className={act.danger ? 'button button-danger button-small' : 'button button-quiet button-small'}
          type="button"
          onClick={() => setAsk(act)}
        >
          {act.button}
        </button>
      ))}
      <a className="button button-quiet button-small" href={`/admin/audit?subject=user%3A${user.id}`}>
        Audit log
      </a>
      {ask && <ReasonDialog ask={ask} onClose={() => setAsk(null)} />}
    </div>
  )
}

function actsOn(user: AdminUser, onChanged: () => void): Ask[] {
  const done = (text: string) => {
    showSuccess(text, DONE)
    onChanged()
  }
  const email = (kind: EmailKind, button: string, text: string): Ask => ({
    title: `${button} to ${user.username}?`,
    text,
    button,
    act: async (reason) => {
      await sendEmail(user.id, kind, reason)
      done(`The link is on its way to ${user.email}`)
    },
  })
  const look: Ask = {
    title: `View the site as ${user.username}?`,
    text: 'For half an hour you see what they see, private pictures too. Nothing can be changed, and the log tells that you looked.',
    button: 'View as',
    act: async (reason) => {
      await viewAs(user.id, reason)
      window.location.assign('/dashboard')
    },
  }
  if (!user.is_active) return [reactivation(user, done), look]
  const acts = [look, email('reset', 'Send reset link', 'The link to choose a new password works for an hour.')]
  if (!user.email_verified) {
    acts.push(email('verify', 'Send verification link', 'The link to confirm the address works for seven days.'))
  }
  return [...acts, suspension(user, done)]
}

function suspension(user: AdminUser, done: (text: string) => void): Ask {
  return {
    title: `Suspend ${user.username}?`,
    text: 'They are signed out everywhere at once, their tokens end, and what is being made stops with its credits given back. Their pictures stay. A plan that they pay for ends with what is paid for and is not renewed. They get a mail with your reason and a link to appeal.',
    button: 'Suspend',
    danger: true,
    act: async (reason) => {
      await suspend(user.id, reason)
      done(`${user.username} is suspended`)
    },
  }
}

function reactivation(user: AdminUser, done: (text: string) => void): Ask {
  return {
    title: `Reactivate ${user.username}?`,
    text: 'They can sign in again and are told so by mail. Their old sessions and tokens stay ended, and a plan that was set to end waits for them to resume it.',
    button: 'Reactivate',
    act: async (reason) => {
      await reactivate(user.id, reason)
      done(`${user.username} is active again`)
    },
  }
}
