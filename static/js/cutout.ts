import { edited } from './cutout-edit'

interface Answer {
  png?: string
  about?: string
  width: number
  height: number
  image?: { id: string }
  detail?: string
}

const PATH = '/api/v1/images/cutout'
const MOST_UNDONE = 20 // strokes

/** What is worked on: the preview, its original, and what was brushed on it. */
interface Work {
  cut: ImageData
  original: ImageData
  strokes: CanvasRenderingContext2D
  undo: ImageData[]
}

/** Shows the cut-out on the page of the form, with a brush and sliders for its edge. */
export function cutout(page: HTMLElement): void {
  const find = <T extends HTMLElement>(name: string) => page.querySelector<T>(`[data-cutout-${name}]`)
  const need = <T extends HTMLElement>(name: string) => find<T>(name) as T
  const form = need<HTMLFormElement>('form')
  const file = form.elements.namedItem('file') as HTMLInputElement
  const result = need<HTMLCanvasElement>('result')
  const undo = need<HTMLButtonElement>('undo')
  const slider = (name: string) => Number(need<HTMLInputElement>(name).value)
  let work: Work | undefined
  let shown: ImageData | undefined
  let key = crypto.randomUUID()
  let drawing = 0

  for (const part of page.querySelectorAll('[data-needs-cutout]')) part.removeAttribute('hidden')

  const tell = (text: string) => {
    need('status').textContent = text
  }
  const fail = (text: string) => {
    const place = need('error')
    place.textContent = text
    place.hidden = text === ''
  }
  const draw = () => {
    drawing = 0
    if (!work) return
    const { width, height } = work.cut
    const strokes = work.strokes.getImageData(0, 0, width, height)
    const edge = { trim: slider('trim'), softness: slider('softness') }
    shown = edited(work.cut, work.original, strokes, edge)
    result.getContext('2d')?.putImageData(shown, 0, 0)
    undo.disabled = work.undo.length === 0
  }
  const changed = () => {
    key = crypto.randomUUID()
    if (drawing === 0) drawing = requestAnimationFrame(draw)
  }

  /** Sends the form; a second click while it is under way is none. */
  const send = async (fields: Record<string, string | Blob>): Promise<Answer | undefined> => {
    const body = new FormData(form)
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    page.ariaBusy = 'true'
    fail('')
    try {
      const answer = await fetch(PATH, { method: 'POST', body, headers: { 'Idempotency-Key': key } })
      const told: Answer = await answer.json()
      if (answer.ok) return told
      fail(told.detail ?? "That didn't work. Please try again.")
    } catch (cause) {
      console.info('The image could not be sent.', cause)
      fail('The server could not be reached. Please try again.')
    } finally {
      page.ariaBusy = null
      tell('')
    }
    return undefined
  }

  const preview = async () => {
    const picture = file.files?.[0]
    if (!picture) return
    tell('Removing the background…')
    const answer = await send({ preview: 'true' })
    if (!answer?.png) return
    work = await begin(picture, answer)
    changed()
    find('plain')?.remove()
    need('about').textContent = answer.about ?? ''
    showOriginal(need<HTMLCanvasElement>('original'), work.original)
    Object.assign(result, { width: answer.width, height: answer.height })
    need('work').hidden = false
    draw()
    need('work').scrollIntoView({ block: 'nearest' })
  }

  const save = async () => {
    tell('Saving the full size…')
    const fields: Record<string, string | Blob> = { preview: 'false' }
    if (work) {
      Object.assign(fields, { trim: String(slider('trim')), softness: String(slider('softness')) })
      if (work.undo.length > 0) fields.brush = await png(work.strokes.canvas)
    }
    const answer = await send(fields)
    if (answer?.image) location.assign(`/image/${answer.image.id}`)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (page.ariaBusy === 'true') return
    const act = (event.submitter as HTMLButtonElement | null)?.value
    void (act === 'save' ? save() : preview())
  })
  file.addEventListener('change', () => {
    work = undefined
    need('work').hidden = true
    key = crypto.randomUUID()
    if (file.files?.length) form.requestSubmit(need<HTMLButtonElement>('preview'))
  })
  dropping(need('drop'), (files) => {
    file.files = files
    file.dispatchEvent(new Event('change'))
  })
  form.addEventListener('input', () => {
    key = crypto.randomUUID()
  })
  for (const name of ['trim', 'softness']) need(name).addEventListener('input', changed)
  need('zoom').addEventListener('input', () => {
    result.style.width = `${100 * slider('zoom')}%`
  })
  undo.addEventListener('click', () => {
    const before = work?.undo.pop()
    if (before) work?.strokes.putImageData(before, 0, 0)
    changed()
  })
  need('download').addEventListener('click', async () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await png(result))
    link.download = 'cutout.png'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  })
  brushing(result, () => work, { size: () => slider('size'), changed })
}

/** Reads the preview and its original in the same size. */
async function begin(picture: Blob, answer: Answer): Promise<Work> {
  const { width, height } = answer
  const bytes = Uint8Array.from(atob(answer.png ?? ''), (sign) => sign.charCodeAt(0))
  const cut = pixels(
    await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
      colorSpaceConversion: 'none',
    }),
    width,
    height,
  )
  const source = await createImageBitmap(picture, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const strokes = context(width, height)
  return { cut, original: pixels(source, width, height), strokes, undo: [] }
}

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
}

function pixels(source: ImageBitmap, width: number, height: number): ImageData {
  const canvas = context(width, height)
  canvas.drawImage(source, 0, 0, width, height)
  source.close()
  return canvas.getImageData(0, 0, width, height)
}

function showOriginal(canvas: HTMLCanvasElement, { width, height, data }: ImageData): void {
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
}

function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no file'))), 'image/png')
  })
}

/** Takes files that are dropped on a place. */
function dropping(place: HTMLElement, take: (files: FileList) => void): void {
  place.addEventListener('dragover', (event) => {
    event.preventDefault()
    place.dataset.over = ''
  })
  place.addEventListener('dragleave', () => {
    delete place.dataset.over
  })
  place.addEventListener('drop', (event) => {
    event.preventDefault()
    delete place.dataset.over
    if (event.dataTransfer?.files.length) take(event.dataTransfer.files)
  })
}

/** Lets the pointer draw strokes on the cut-out. */
function brushing(
  canvas: HTMLCanvasElement,
  current: () => Work | undefined,
  { size, changed }: { size: () => number; changed: () => void },
): void {
  const point = (event: PointerEvent): [number, number] => {
    const box = canvas.getBoundingClientRect()
    return [
      ((event.clientX - box.left) / box.width) * canvas.width,
      ((event.clientY - box.top) / box.height) * canvas.height,
    ]
  }
  const stroke = (event: PointerEvent) => {
    const strokes = current()?.strokes
    strokes?.lineTo(...point(event))
    strokes?.stroke()
    changed()
  }
  canvas.addEventListener('pointerdown', (event) => {
    const work = current()
    if (!work || event.button !== 0) return
    event.preventDefault()
    canvas.setPointerCapture(event.pointerId)
    const { strokes, undo } = work
    undo.push(strokes.getImageData(0, 0, canvas.width, canvas.height))
    if (undo.length > MOST_UNDONE) undo.shift()
    const keeps = document.querySelector<HTMLInputElement>('[name=cutout-brush]')?.checked
    Object.assign(strokes, {
      strokeStyle: keeps ? '#fff' : '#000',
      lineWidth: size(),
      lineCap: 'round',
      lineJoin: 'round',
    })
    strokes.beginPath()
    strokes.moveTo(...point(event))
    stroke(event)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) stroke(event)
  })
}
