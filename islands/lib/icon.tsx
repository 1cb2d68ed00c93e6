import { type IconName, iconPaths } from './icon-paths'

/** Draws an outline in the text's colour and size, hidden from screen readers: the control around it has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 256 256" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
