import {
  type ColumnDef,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type SortDirection, SortHeader } from './sort-header'

export const features = tableFeatures({ rowSortingFeature })

export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[]

/** What a table is sorted by. The server does the sorting: it knows more rows than the table has. */
export interface Sorting {
  by: string
  dir: SortDirection
  onSort: (by: string, dir: SortDirection) => void
}

interface Props<Row extends RowData> {
  caption: string
  columns: Columns<Row>
  rows: Row[]
  sorting?: Sorting
  busy?: boolean
}

/** A table that becomes a list on a phone, where each cell says by itself what it is. */
export function DataTable<Row extends RowData>({ caption, columns, rows, sorting, busy = false }: Props<Row>) {
  const state: SortingState = sorting ? [{ id: sorting.by, desc: sorting.dir === 'desc' }] : []
  const table = useTable({
    features,
    columns,
    data: rows,
    manualSorting: true,
    enableSorting: sorting !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting: state },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(state) : updater
      if (next) sorting?.onSort(next.id, next.desc ? 'desc' : 'asc')
    },
  })
  return (
    <table className="data-table" aria-busy={busy}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                name={header.id}
                sorted={header.column.getIsSorted()}
                onToggle={header.column.getCanSort() ? () => header.column.toggleSorting() : undefined}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id} data-label={labelOf(cell.column.columnDef.header)}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function labelOf(header: unknown): string {
  return typeof header === 'string' ? header : ''
}
