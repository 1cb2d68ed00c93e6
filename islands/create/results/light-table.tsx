import { type RefObject, useState } from 'react'
import type { Image } from '../../lib/api'
import { announcement, type Generation, isRunning } from '../generation/generation'
import { EmptyTable } from './empty-table'
import type { ResultLayout } from './layout-toggle'
import { Outcome } from './outcome'
import { Results } from './results'
import { TableHead } from './table-head'
import { useTableFocus } from './use-table-focus'

interface Props {
  table: RefObject<HTMLElement | null>
  generation: Generation | undefined
  signIn: string
  onExample: () => void
  onCancel: () => void
  onReuse: (image: Image) => void
  onLookAgain: () => void
  onTryAgain: () => void
}

/** Where the pictures are shown, with all there is to say about how they come. */
export function LightTable({
  table,
  generation,
  signIn,
  onExample,
  onCancel,
  onReuse,
  onLookAgain,
  onTryAgain,
}: Props) {
  const [layout, setLayout] = useState<ResultLayout>('grid')
  const running = isRunning(generation)
  useTableFocus(table, running)

  return (
    <section className="create-table surface" aria-label="Results" ref={table}>
      <p className="visually-hidden" role="status">
        {announcement(generation)}
      </p>
      {!generation && <EmptyTable onExample={onExample} />}
      {generation && <TableHead generation={generation} layout={layout} onLayout={setLayout} onCancel={onCancel} />}
      {generation && !running && (
        <Outcome generation={generation} signIn={signIn} onLookAgain={onLookAgain} onTryAgain={onTryAgain} />
      )}
      {generation && <Results generation={generation} layout={layout} onReuse={onReuse} />}
    </section>
  )
}
