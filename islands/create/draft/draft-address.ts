/** The query that the form was opened with: what it says of an image that the tools are opened with is not about the form. */
export function draftAddress(search = location.search): string {
  const query = new URLSearchParams(search)
  for (const name of ['edit', 'image']) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}
