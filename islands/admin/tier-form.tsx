import { type FormEvent, useState } from 'react'
import { mutate } from 'swr'
import { ApiError, messageFor } from '../lib/problem'
import { showError, showSuccess } from '../lib/toast'
import { updateTier } from './calls'
import { Go } from './go'
import type { Tier } from './props'
import { Failed } from './states'
import { draftOf, requestOf } from './tier-draft'
import { TierCheck, TierField } from './tier-field'
import { DONE } from './toasts'
import { goTo } from './use-place'

/** Every field of a tier. What was typed stays when the server refuses. */
export function TierForm({ tier }: { tier: Tier }) {
  const [draft, setDraft] = useState(() => draftOf(tier))
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const fault = error instanceof ApiError ? { field: error.field, text: error.message } : undefined
  const change = (name: keyof typeof draft, value: string | boolean) => setDraft((now) => ({ ...now, [name]: value }))
  const own = { draft, fault, onChange: change }

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setError(undefined)
    try {
      await updateTier(tier.id, requestOf(draft))
      void mutate(() => true) // what the other screens know is old
      showSuccess('Subscription tier updated successfully', DONE)
      goTo('/admin')
    } catch (failure) {
      setError(failure)
      showError(`Failed to update tier: ${messageFor(failure)}`)
      setSaving(false)
    }
  }

  return (
    <form className="tier-form" onSubmit={(event) => void save(event)}>
      {error !== undefined && <Failed error={error} />}
      <div className="tier-fields">
        <TierField {...own} name="name" label="Name" maxLength={40} required />
        <TierField {...own} name="monthly_credits" label="Monthly Credits" type="number" min={0} required />
        <TierField {...own} name="price_monthly" label="Monthly Price ($)" type="number" min={0} step={0.01} required />
        <TierField {...own} name="price_yearly" label="Yearly Price ($)" type="number" min={0} step={0.01} required />
        <TierField {...own} name="creem_monthly_product_id" label="Monthly Product ID" maxLength={100} />
        <TierField {...own} name="creem_yearly_product_id" label="Yearly Product ID" maxLength={100} />
        <TierField {...own} name="max_resolution" label="Max Resolution (px)" type="number" min={1} required />
        <TierField {...own} name="batch_size" label="Batch Size" type="number" min={1} required />
        <TierField {...own} name="priority_level" label="Priority Level" type="number" min={0} required />
      </div>
      <fieldset className="tier-checks">
        <legend>What the plan allows</legend>
        <TierCheck {...own} name="commercial_use" label="Commercial Use" />
        <TierCheck {...own} name="private_gallery" label="Private Gallery" />
        <TierCheck {...own} name="advanced_prompt" label="Advanced Prompt" />
        <TierCheck {...own} name="credits_allow_purchase" label="Allow Credits Purchase" />
      </fieldset>
      <p className="hint">
        Changes hold for new purchases at once. Whoever has this plan already keeps what they have paid for.
      </p>
      <div className="tier-buttons">
        <button className="button" type="submit" disabled={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </button>
        <Go className="button button-quiet" to="/admin/subscriptions">
          Cancel
        </Go>
      </div>
    </form>
  )
}
