import { useSyncExternalStore } from 'react'
import { putOn, putOnColor, putOnPhoto } from '../../../static/js/surface'
import { Icon } from '../../lib/icon'

const PLAIN = [
  { value: 'paper', label: 'Paper' },
  { value: 'ink', label: 'Ink' },
  { value: 'checker', label: 'Checkerboard' },
]

const COLORS = [
  { value: '#2743ff', name: 'cobalt', label: 'Cobalt' },
  { value: '#d8f04a', name: 'lime', label: 'Lime' },
]

/** Chooses what is behind the images; the choice is that of the whole site. */
export function Backgrounds() {
  const chosen = useSyncExternalStore(watch, current)
  return (
    <fieldset className="stage-backgrounds">
      <legend className="visually-hidden">Background</legend>
      {PLAIN.map(({ value, label }) => (
        <button
          key={value}
          className={`stage-swatch stage-swatch-${value}`}
          type="button"
          value={value}
          title={label}
          aria-label={label}
          aria-pressed={chosen === value}
          onClick={() => putOn(value)}
        />
      ))}
      {COLORS.map(({ value, name, label }) => (
        <button
          key={value}
          className={`stage-swatch stage-swatch-${name}`}
          type="button"
          value={value}
          title={label}
          aria-label={label}
          aria-pressed={chosen === value}
          onClick={() => putOnColor(value)}
        />
      ))}
      <label
        className="stage-swatch stage-swatch-photo"
        title="Your own photo – it stays on this device"
        data-chosen={mark(chosen)}
      >
        <Icon name="image-square" />
        <span className="visually-hidden">Your own photo, it stays on this device</span>
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const photo = target.files?.[0]
            if (photo) void putOnPhoto(photo)
          }}
        />
      </label>
    </fieldset>
  )
}

const mark = (chosen: string) => (chosen === 'photo' ? '' : undefined)

/** Returns what images are on now: a name, or the color itself. Where nothing was chosen it is the theme's own. */
function current(): string {
  const { dataset, style } = document.documentElement
  if (dataset.surface === 'color') return style.getPropertyValue('--own-color')
  if (dataset.surface) return dataset.surface
  const dark =
    dataset.theme === 'dark' || (dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  return dark ? 'ink' : 'paper'
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-surface', 'data-theme', 'style'] })
  return () => observer.disconnect()
}
