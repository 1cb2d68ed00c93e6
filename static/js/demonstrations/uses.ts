import { type Drawable, load, type Pen } from './canvas'
import { mug } from './mug'
import { laptop, slide } from './screens'
import { shirt } from './shirt'
import { game, icons } from './small'

/** Draws an object with an image on it. Coordinates are those of the canvas; others are images beside it. */
export type Scene = (pen: Pen, image: Drawable, others: Drawable[]) => void

const scenes: Record<string, Scene> = { mug, shirt, slide, laptop, icons, game }

/** Draws the six uses of the image that is picked, and again when another one or another theme is. */
export async function uses(part: HTMLElement): Promise<void> {
  const picks = part.querySelector<HTMLElement>('[data-use-picks]')
  const others = await Promise.all((part.dataset.extras ?? '').split(' ').map(load))
  await document.fonts.ready
  const draw = async () => {
    const address = part.querySelector<HTMLInputElement>('[name=use-image]:checked')?.value ?? ''
    const image = await load(address)
    for (const stage of part.querySelectorAll<HTMLCanvasElement>('canvas')) {
      const pen = stage.getContext('2d')
      pen?.reset()
      if (pen)
        scenes[stage.dataset.scene ?? '']?.(
          pen,
          image,
          others.filter((other) => other.src !== image.src),
        )
    }
  }
  picks?.removeAttribute('hidden')
  picks?.addEventListener('change', draw)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw)
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  await draw()
}
