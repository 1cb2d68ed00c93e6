import { HELP } from '../../lib/help'
import { Icon } from '../../lib/icon'
import { Why } from '../../lib/why'
import type { DraftForm } from '../draft/use-draft'
import { ExpiredNotice } from '../results/expired-notice'
import { RefusedNotice } from '../results/refused-notice'
import { promptExcess } from '../settings/limits'
import { EnhanceButton } from './enhance-button'
import { EnhancementPanel } from './enhancement-panel'
import { PromptCount } from './prompt-count'
import { PromptExamples } from './prompt-examples'
import { ReadingPanel } from './reading-panel'
import { SuggestionChips } from './suggestion-chips'
import { useEnhance } from './use-enhance'
import { useReading } from './use-reading'

interface Props {
  form: DraftForm
  reads: boolean // the engine says how it reads a prompt
  signIn: string
}

/** The description, and everything that helps with finding it. */
export function PromptField({ form, reads, signIn }: Props) {
  const { change, promptField: field, promptError: error } = form
  const { prompt } = form.draft
  const enhance = useEnhance(form)
  const live = useReading(reads ? prompt : '', form.draft.negativePrompt)
  return (
    <div className="field">
      <div className="prompt-head">
        <label htmlFor="create-prompt">What do you want to see?</label>
        <PromptExamples prompt={prompt} field={field} onChange={change} />
        <EnhanceButton disabled={prompt.trim() === ''} busy={enhance.busy} onClick={enhance.enhance} />
      </div>
      <textarea
        ref={field}
        className="input prompt"
        id="create-prompt"
        name="prompt"
        rows={5}
        required
        placeholder="A red fox asleep in autumn leaves"
        aria-invalid={error !== '' || promptExcess(prompt) > 0}
        aria-describedby={error ? 'prompt-error prompt-count' : 'prompt-count'}
        value={prompt}
        onChange={(event) => change({ prompt: event.target.value })}
      />
      <PromptCount prompt={prompt} />
      {error && (
        <p className="field-error" role="alert">
          <Icon name="warning-circle" />
          <span>
            <span id="prompt-error">{error}</span> <Why help={HELP.prompts} about={error} />
          </span>
        </p>
      )}
      {enhance.refusal?.expired && <ExpiredNotice message={enhance.refusal.message} signIn={signIn} />}
      {enhance.refusal && !enhance.refusal.expired && (
        <RefusedNotice message={enhance.refusal.message} help={enhance.refusal.help} />
      )}
      <ReadingPanel
        live={error && error === live.refusal ? { ...live, refusal: '' } : live}
        onSuggestion={(idea) => change({ prompt: idea })}
      />
      <EnhancementPanel enhance={enhance} prompt={prompt} field={field} />
      <SuggestionChips prompt={prompt} onChange={change} />
    </div>
  )
}
