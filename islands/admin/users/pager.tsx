import { figure } from '../../lib/words'

interface Props {
  page: number
  /** Undefined: no one has counted to the end. */
  pages: number | undefined
  onPage: (page: number) => void
}

/** Turns pages; with one page there is nothing to turn. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages !== undefined && pages <= 1) return null
  return (
    <nav className="admin-pager" aria-label="Pages">
      <button
        className="button button-quiet button-small"
        type="button"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </button>
      <span aria-current="page">
        Page {figure(page)}
        {pages !== undefined && ` of ${figure(pages)}`}
      </span>
      <button
        className="button button-quiet button-small"
        type="button"
        disabled={pages !== undefined && page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
