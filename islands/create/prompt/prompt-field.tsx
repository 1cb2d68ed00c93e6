import { type ReactNode, useRef } from 'react'
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
import { PromptMarks } from './prompt-marks'
import { Tray } from './tray'
import { useEnhance } from './use-enhance'
import type { LiveReading } from './use-reading'

interface Props {
  form: DraftForm
  live: LiveReading // how the prompt is read
  signIn: string
  children: ReactNode // what is in the box beside the text, on a phone
}

/** The description, and everything that helps with finding it. */
export function PromptField({ form, live, signIn, children }: Props) {
  const { change, promptField: field, promptError: error } = form
  const { prompt } = form.draft
  const enhance = useEnhance(form)
  const marks = useRef<HTMLDivElement>(null)
  return (
    <div className="prompt-field">
      <div className="prompt-head">
        <label htmlFor="create-prompt">Describe an image</label>
        <PromptExamples prompt={prompt} field={field} onChange={change} />
        <EnhanceButton disabled={prompt.trim() === ''} busy={enhance.busy} onClick={enhance.enhance} />
      </div>
      <div className="prompt-box">
        <PromptMarks prompt={prompt} live={live} marks={marks} />
        <textarea
          ref={field}
          className="prompt"
          id="create-prompt"
          name="prompt"
          rows={3}
          required
          placeholder="A fox in a green sweater reading a book"
          aria-invalid={error !== '' || promptExcess(prompt) > 0}
          aria-describedby={error ? 'prompt-error prompt-count' : 'prompt-count'}
          value={prompt}
          onChange={(event) => change({ prompt: event.target.value })}
          onScroll={(event) => marks.current?.scrollTo(0, event.currentTarget.scrollTop)}
        />
        {children}
      </div>
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
      {enhance.refusal && !enhance.refusal.expired && <RefusedNotice refusal={enhance.refusal} />}
      <Tray
        live={error ? { ...live, refusal: '', reading: live.reading?.refused ? undefined : live.reading } : live}
        onSuggestion={(idea) => change({ prompt: idea })}
      />
      <EnhancementPanel enhance={enhance} prompt={prompt} field={field} />
    </div>
  )
}
