// The grounds that the right side may have. The last two are there when the visitor has chosen one.
const grounds = [
  { name: 'paper', label: 'Paper' },
  { name: 'ink', label: 'Ink' },
  { name: 'checker', label: 'Checkerboard' },
  { name: 'color', label: 'Your color', needs: '--own-color' },
  { name: 'photo', label: 'Your photo', needs: '--own-photo' },
]

/** Puts a second background under the right of the picture, and a slider over it that moves the border. */
export function openSplit(stage: HTMLElement): () => void {
  const area = stage.querySelector<HTMLElement>('[data-inspector-area]')
  if (!area) throw new Error('no area')
  const ground = document.createElement('div')
  ground.className = 'split-ground'
  ground.dataset.ground = opposite(stage)
  const range = slider()
  const choice = chooser(ground.dataset.ground)
  const show = () => {
    ground.dataset.ground = choice.value
    area.style.setProperty('--split', String(range.valueAsNumber / 100))
    const right = choice.selectedOptions[0]?.label
    range.setAttribute('aria-valuetext', `${range.value}% on the current background, the rest on ${right}`)
  }
  range.addEventListener('input', show)
  choice.addEventListener('change', show)
  show()
  area.prepend(ground)
  area.append(range, choice)
  range.focus({ preventScroll: true })
  return () => {
    for (const part of [ground, range, choice]) part.remove()
  }
}

function slider(): HTMLInputElement {
  const range = document.createElement('input')
  range.type = 'range'
  range.className = 'split-range'
  range.value = '50'
  range.setAttribute('aria-label', 'Split between two backgrounds')
  return range
}

function chooser(chosen: string): HTMLSelectElement {
  const select = document.createElement('select')
  select.className = 'input select split-choice'
  select.setAttribute('aria-label', 'Background on the right')
  for (const { name, label, needs } of grounds)
    if (!needs || document.documentElement.style.getPropertyValue(needs))
      select.add(new Option(label, name, false, name === chosen))
  return select
}

/** The ground that differs most from the present one, which shows by the color of the words on it. */
function opposite(stage: HTMLElement): string {
  const [red] = getComputedStyle(stage).color.match(/\d+/) ?? ['0']
  return Number(red) > 127 ? 'paper' : 'ink'
}
