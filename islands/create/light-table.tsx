import { useRef } from 'react'
import { EmptyTable } from './empty-table'
import { announcement, type Generation, isRunning } from './generation'
import { Outcome } from './outcome'
import { Results } from './results'
import { useTableFocus } from './use-table-focus'
import { WorkingBar } from './working-bar'

interface Props {
  generation: Generation | undefined
  signIn: string
  onExample: () => void
  onLookAgain: () => void
  onTryAgain: () => void
}

export function LightTable({ generation, signIn, onExample, onLookAgain, onTryAgain }: Props) {
  const table = useRef<HTMLElement>(null)
  const running = isRunning(generation)
  useTableFocus(table, running)

  return (
    <section className="create-table surface" aria-label="Results" ref={table} aria-busy={running}>
      <p className="visually-hidden" role="status">
        {announcement(generation)}
      </p>
      {!generation && <EmptyTable onExample={onExample} />}
      {generation && running && <WorkingBar generation={generation} />}
      {generation && !running && (
        <Outcome generation={generation} signIn={signIn} onLookAgain={onLookAgain} onTryAgain={onTryAgain} />
      )}
      {generation && <Results generation={generation} />}
    </section>
  )
}
