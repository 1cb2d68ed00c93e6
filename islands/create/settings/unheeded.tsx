/** Says below a setting why it has no effect with the chosen engine. */
export function Unheeded({ why }: { why: string }) {
  return why ? <p className="hint unheeded">{why}</p> : null
}
