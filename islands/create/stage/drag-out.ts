import { type DragEvent, useEffect, useRef } from 'react'
import type { Frame } from '../tools/pixels/frame'
import { encoded, fileName } from './file'
import type { StageImage } from './stage-image'

interface Ready {
  of: Frame | null
  file: File
  address: string
}

/**
 * Lets the image be dragged out of the page: into a folder as a PNG, into another page as a file. A drag cannot wait, so the
 * file is made ready when the pointer comes.
 */
export function useDragOut(image: StageImage, frame: Frame | null) {
  const ready = useRef<Ready>(undefined)
  const name = `${fileName(image.prompt)}.png`

  useEffect(
    () => () => {
      if (ready.current?.of) URL.revokeObjectURL(ready.current.address)
      ready.current = undefined
    },
    [],
  )

  async function prepare() {
    if (ready.current && ready.current.of === frame) return
    const blob = frame ? await encoded(frame) : await (await fetch(image.url)).blob()
    if (ready.current?.of) URL.revokeObjectURL(ready.current.address)
    const address = frame ? URL.createObjectURL(blob) : new URL(image.url, location.href).href
    ready.current = { of: frame, file: new File([blob], name, { type: 'image/png' }), address }
  }

  return {
    draggable: true,
    onPointerEnter: () => {
      prepare().catch(() => {}) // then the browser drags the picture as it does by itself
    },
    onDragStart({ dataTransfer }: DragEvent) {
      const { file, address } = ready.current?.of === frame ? ready.current : { file: undefined, address: '' }
      if (!file) return
      dataTransfer.items.clear() // the browser's own file, under the name that it has on the server
      dataTransfer.effectAllowed = 'copy'
      dataTransfer.setData('DownloadURL', `image/png:${name}:${address}`)
      dataTransfer.setData('text/uri-list', address)
      dataTransfer.items.add(file)
    },
  }
}
