import { Icon } from '../../lib/icon'
import type { IconName } from '../../lib/icon-paths'

export type ResultLayout = 'grid' | 'stacked'

const LAYOUTS: { layout: ResultLayout; label: string; icon: IconName }[] = [
  { layout: 'grid', label: 'Grid', icon: 'squares-four' },
  { layout: 'stacked', label: 'Stacked', icon: 'rows' },
]

interface Props {
  layout: ResultLayout
  onChange: (layout: ResultLayout) => void
}

export function LayoutToggle({ layout, onChange }: Props) {
  return (
    <fieldset className="layout-toggle">
      <legend className="visually-hidden">Arrangement of the results</legend>
      {LAYOUTS.map((choice) => (
        <button
          key={choice.layout}
          className="icon-button"
          type="button"
          title={choice.label}
          aria-pressed={choice.layout === layout}
          onClick={() => onChange(choice.layout)}
        >
          <Icon name={choice.icon} />
          <span className="visually-hidden">{choice.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
