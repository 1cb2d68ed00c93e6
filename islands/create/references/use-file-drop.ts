import { useEffect, useRef, useState } from 'react'

const files = (data: DataTransfer | null) => [...(data?.files ?? [])]
const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Takes files that are dropped or pasted anywhere on the page. Returns whether some are held over it just now. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    function onDragOver(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault() // otherwise the browser would leave for the file
      setOver(true)
    }
    function onDragLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false)
    }
    function onDrop(event: DragEvent) {
      setOver(false)
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      latest.current(files(event.dataTransfer))
    }
    function onPaste(event: ClipboardEvent) {
      const pasted = files(event.clipboardData)
      if (pasted.length === 0) return
      event.preventDefault()
      latest.current(pasted)
    }
    document.addEventListener('dragover', onDragOver, { signal })
    document.addEventListener('dragleave', onDragLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => stop.abort()
  }, [])
  return over
}
