import { type ReactNode, useEffect, useRef } from 'react'
import { Go } from './go'

interface Props {
  title: string
  back?: { to: string; name: string }
  actions?: ReactNode
  children: ReactNode
}

let first = true // the page itself has put the focus where it belongs

/** A screen of the admin area with its heading, which gets the focus when somebody comes from another screen. */
export function Screen({ title, back, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!first) heading.current?.focus({ preventScroll: true })
    first = false
  }, [])
  return (
    <div className="page tool">
      {back && (
        <p className="admin-back">
          <Go to={back.to}>← {back.name}</Go>
        </p>
      )}
      <div className="tool-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  )
}
