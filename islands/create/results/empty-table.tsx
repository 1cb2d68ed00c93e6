export function EmptyTable({ onExample }: { onExample: () => void }) {
  return (
    <div className="empty">
      <div className="empty-art" aria-hidden="true" />
      <h2>Your pictures will appear here</h2>
      <p>Describe one thing, as you would to a friend who draws.</p>
      <button className="button button-quiet" type="button" onClick={onExample}>
        Try an example
      </button>
    </div>
  )
}
