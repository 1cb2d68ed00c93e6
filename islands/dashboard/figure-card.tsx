import { type ReactNode, useId } from 'react'

/** One figure with its name above and what it means below. */
export function FigureCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="figure-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
