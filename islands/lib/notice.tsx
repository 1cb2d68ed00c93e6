import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

interface Props {
  kind?: 'plain' | 'error'
  icon?: IconName
  children: ReactNode
}

/** A message that stays where it is about. Screen readers hear it through the toast or the announcement instead. */
export function Notice({ kind = 'plain', icon = 'warning-circle', children }: Props) {
  return (
    <div className={kind === 'error' ? 'notice notice-error' : 'notice'}>
      <Icon name={icon} />
      <div className="notice-text">{children}</div>
    </div>
  )
}
