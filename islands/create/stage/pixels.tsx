import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Edit } from '../tools/use-edit'
import { useBrush } from './brush'
import { useDragOut } from './drag-out'
import { usePicker } from './picker'
import type { StageImage } from './stage-image'

/** Draws the pixels of an edit; while a stroke is on its way it is drawn over them at once. */
export function Pixels({ image, edit }: { image: StageImage; edit: Edit }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const original = useOriginal(image.url)
  const { rendered, mode } = edit
  const frame = rendered?.frame ?? null
  const { width, height } = frame ?? image
  const drag = useDragOut(image, frame)
  const brush = useBrush(canvas, original, edit)
  const picker = usePicker(canvas, edit)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!context) return
    context.clearRect(0, 0, width, height)
    if (frame) context.putImageData(new ImageData(frame.data, width, height), 0, 0)
    else if (original) context.drawImage(original, 0, 0)
  }, [frame, original, width, height])

  const acts = mode?.kind === 'brush' ? brush.handlers : mode?.kind === 'pick' ? picker.handlers : drag
  return (
    <>
      <canvas
        className="stage-image"
        ref={canvas}
        role="img"
        aria-label={image.title}
        width={width}
        height={height}
        data-mode={mode?.kind}
        data-resized={width !== image.width || height !== image.height ? '' : undefined}
        {...acts}
      />
      {mode?.kind === 'brush' && <div className="stage-ring" ref={brush.ring} hidden />}
      {mode?.kind === 'pick' && <div className="stage-ring stage-picker" ref={picker.ring} hidden />}
    </>
  )
}

/** The original's pixels, to paint on and to restore from. */
function useOriginal(url: string): HTMLImageElement | undefined {
  const [original, setOriginal] = useState<HTMLImageElement>()
  useEffect(() => {
    let current = true
    const image = new Image()
    image.src = url
    image.decode().then(
      () => current && setOriginal(image),
      () => {}, // the steps' own rendering says what is wrong
    )
    return () => {
      current = false
    }
  }, [url])
  return original
}
