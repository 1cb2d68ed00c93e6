import { Outline } from './basic-icon'
import { type IconName, iconPaths } from './icon-paths'

/** Draws one of all outlines; see Outline. */
export function Icon({ name }: { name: IconName }) {
  return <Outline path={iconPaths[name]} />
}
