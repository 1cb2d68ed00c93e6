import { keys } from './inspector-keys'
import { showToast } from './toast'

/** A tool puts itself on the stage and returns how to take it away again. */
type Tool = (stage: HTMLElement) => Promise<() => void> | (() => void)

// Each tool is fetched when it is first taken up.
const tools = {
  loupe: async (): Promise<Tool> => (await import('./loupe')).openLoupe,
  split: async (): Promise<Tool> => (await import('./split')).openSplit,
}

/** Shows the tools of the inspector and lets them be used, one at a time. */
export function setUp(stage: HTMLElement): void {
  for (const part of stage.querySelectorAll('[data-needs-inspector]')) part.removeAttribute('hidden')
  const buttons = [...stage.querySelectorAll<HTMLButtonElement>('[data-tool]')]
  let putAway = () => {}
  for (const button of buttons)
    button.addEventListener('click', async () => {
      const wasOpen = button.getAttribute('aria-pressed') === 'true'
      putAway()
      putAway = wasOpen ? () => {} : await takeUp(stage, button)
    })
  stage.addEventListener('keydown', (event) => {
    const open = buttons.find((button) => button.getAttribute('aria-pressed') === 'true')
    if (event.key !== 'Escape' || !open) return
    open.click()
    open.focus()
  })
  keys()
}

/** Opens the tool of a button and returns how to close it; a tool that cannot be had says so and changes nothing. */
async function takeUp(stage: HTMLElement, button: HTMLButtonElement): Promise<() => void> {
  const name = button.dataset.tool as keyof typeof tools
  if (button.ariaBusy === 'true') return () => {}
  button.ariaBusy = 'true'
  try {
    const close = await (await tools[name]())(stage)
    mark(stage, button, true)
    return () => {
      close()
      mark(stage, button, false)
    }
  } catch (cause) {
    console.info(`The ${name} cannot be shown.`, cause)
    showToast('error', "We couldn't read the image. Please try again.")
    return () => {}
  } finally {
    button.ariaBusy = null
  }
}

function mark(stage: HTMLElement, button: HTMLButtonElement, open: boolean): void {
  button.setAttribute('aria-pressed', String(open))
  if (open) stage.dataset.open = button.dataset.tool
  else delete stage.dataset.open
}
