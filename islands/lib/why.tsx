/** Leads from a message to the article that explains it, beside the screen, so that nothing on it is lost. */
export function Why({ help, about }: { help: string; about: string }) {
  return (
    <a className="why" href={help} target="_blank" rel="noopener">
      Why?<span className="visually-hidden"> Help about “{about}”, in a new tab</span>
    </a>
  )
}
