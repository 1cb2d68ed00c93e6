/** Tells whether a key was pressed in a field that takes text. */
export function isTyped({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.matches('textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])')
  )
}
