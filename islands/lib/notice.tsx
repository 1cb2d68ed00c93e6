import type { ReactNode } from 'react'
import { BasicIcon, type BasicIconName } from './basic-icon'

interface Props {
  kind?: 'plain' | 'error'
  icon?: BasicIconName
  children: ReactNode
}

/** A message that stays where it is about. Screen readers hear it through the toast or the announcement instead. */
export function Notice({ kind = 'plain', icon = 'warning-circle', children }: Props) {
  return (
    <div className={kind === 'error' ? 'notice notice-error' : 'notice'}>
      <BasicIcon name={icon} />
      <div className="notice-text">{children}</div>
    </div>
  )
}
