import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Image } from '../../lib/api'
import { Icon } from '../../lib/icon'
import { DownloadLink } from './download-link'
import { downloadsOf } from './downloads'

/** The other sizes and formats of a picture. Closes on a choice, on Escape and on a click beside it. */
export function DownloadMenu({ picture }: { picture: Pick<Image, 'id' | 'width' | 'height' | 'has_svg'> }) {
  const menu = useRef<HTMLDetailsElement>(null)

  function close() {
    if (menu.current) menu.current.open = false
  }

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  })

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation() // arrows and letters belong to the menu here
    if (event.key !== 'Escape') return
    close()
    menu.current?.querySelector('summary')?.focus()
  }

  return (
    <details className="dropdown" ref={menu} onKeyDown={onKeyDown}>
      <summary className="tiny">
        Other sizes and formats
        <Icon name="caret-down" />
      </summary>
      <div className="menu">
        {downloadsOf(picture, picture.has_svg).map((form) => (
          <DownloadLink key={form.label} id={picture.id} form={form} onSave={close}>
            <span>{form.label}</span>
            {form.hint && <span className="menu-hint">{form.hint}</span>}
          </DownloadLink>
        ))}
      </div>
    </details>
  )
}
