import { useEffect, useState } from 'react'
import type { StageImage } from '../../stage/stage-image'
import { trim } from '../pixels/canvas-size'
import { AT_HOME, type Frame } from '../pixels/frame'
import type { Edit } from '../use-edit'
import { type Art, artOf } from './textures'

/** Returns the image as its edit shows it, without its transparent border; nothing until it is there. */
export function useArt(image: StageImage, { rendered, history }: Edit): Art | undefined {
  const [art, setArt] = useState<Art>()
  const frame = rendered?.frame
  const isComing = !frame && history.steps.length > 0

  useEffect(() => {
    let current = true
    if (isComing) return
    const take = (frame: Frame) => current && setArt(artOf(trim(frame)))
    if (frame) take(frame)
    else loaded(image.url).then(take, () => {}) // the stage says what is wrong with the file
    return () => {
      current = false
    }
  }, [image.url, frame, isComing])

  return art
}

async function loaded(url: string): Promise<Frame> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data: new Uint8ClampedArray(data), placing: AT_HOME }
}
