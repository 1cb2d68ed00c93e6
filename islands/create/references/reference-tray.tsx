import { HELP } from '../../lib/help'
import { Icon } from '../../lib/icon'
import { Why } from '../../lib/why'
import type { DraftForm } from '../draft/use-draft'
import { CloneSource } from './clone-source'
import { ReferencePicker } from './reference-picker'
import { ReferenceTile } from './reference-tile'
import { useFileDrop } from './use-file-drop'
import type { useReferences } from './use-references'

interface Props {
  form: DraftForm
  references: ReturnType<typeof useReferences>
  problem: string // why the engine cannot use them, or empty
}

/** The pictures that the generation follows: uploaded ones, and the one that it starts from. */
export function ReferenceTray({ form: { draft, change }, references, problem }: Props) {
  const { most, uploads, room, add, drop, remove } = references
  const over = useFileDrop(add)
  return (
    <fieldset className="field references">
      <legend>Reference images {most > 0 && <small>up to {most}</small>}</legend>
      <ul className="reference-list">
        {draft.cloneFrom && <CloneSource id={draft.cloneFrom} onRemove={() => change({ cloneFrom: '' })} />}
        {draft.references.map(({ id, preview_url }, index) => (
          <ReferenceTile key={id} source={preview_url} label={`reference ${index + 1}`} onRemove={() => remove(id)} />
        ))}
        {uploads
          .filter(({ error }) => error === '')
          .map(({ key, name, source, progress }) => (
            <ReferenceTile key={key} source={source} label={name} progress={progress} onRemove={() => drop(key)} />
          ))}
        {room > 0 && <ReferencePicker over={over} onFiles={add} />}
      </ul>
      {uploads
        .filter(({ error }) => error !== '')
        .map(({ key, name, error }) => (
          <p className="field-error reference-error" role="alert" key={key}>
            <Icon name="warning-circle" />
            <span>
              {name}: {error} <Why help={HELP.common} about={error} />
            </span>
            <button type="button" className="icon-button" onClick={() => drop(key)}>
              <Icon name="x" />
              <span className="visually-hidden">Dismiss the message about {name}</span>
            </button>
          </p>
        ))}
      {problem && <p className="hint hint-warn">{problem}</p>}
      {!problem && (
        <p className="hint">
          {most > 0
            ? 'Drop, paste or choose images. We follow their colors, layout and outline.'
            : 'Not used by this engine.'}
        </p>
      )}
      <p className="hint">
        <a href="/tools/remove-background">Remove the background of your own image</a>
      </p>
    </fieldset>
  )
}
