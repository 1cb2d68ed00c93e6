import type { MouseEvent, ReactNode } from 'react'
import { saveLink } from '../../../static/js/inspector-download'
import { type Download, downloadAddress } from './downloads'

interface Props {
  id: string
  form: Pick<Download, 'format' | 'size'>
  className?: string
  shortcut?: string
  onSave?: () => void
  children: ReactNode
}

/** Saves a file without leaving the page. Clicks with a modifier stay the browser's. */
export function DownloadLink({ id, form, className, shortcut, onSave, children }: Props) {
  function save(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSave?.()
    void saveLink(event.currentTarget)
  }
  return (
    <a className={className} href={downloadAddress(id, form)} download aria-keyshortcuts={shortcut} onClick={save}>
      {children}
    </a>
  )
}
