import type { ReactNode } from 'react'

/** A piece of checkerboard in the place, and of the size, of a picture that is still to come. */
export function Placeholder({ children }: { children: ReactNode }) {
  return <span className="cell cell-waiting">{children}</span>
}
