import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import type { StageImage } from '../stage/stage-image'
import type { Step } from './steps'
import type { MoreProps, Tool } from './tool'
import { ToolIcon } from './tool-icon'
import { GROUPS } from './tools'
import { type Edit, useEdit } from './use-edit'

interface Props {
  image: StageImage | null
  disabled: boolean
  open: string // name of the tool whose panel is open; empty: none
  onOpen: (name: string) => void
  onVariations: (kind: 'variations' | 'similar') => void
  onEditPrompt: () => void
}

/** What can be done with the selected image: beside the stage, as icons where there is less room, as a row on a phone. */
export function ToolRail({ image, disabled, open, onOpen, onVariations, onEditPrompt }: Props) {
  const edit = useEdit(image)
  const rail = useRef<HTMLElement>(null)
  const off = disabled || !image
  const shown = off ? '' : open
  useCloseOutside(rail, shown !== '', () => onOpen(''))

  function toggle({ name, Panel }: Tool) {
    if (!Panel) return onEditPrompt()
    onOpen(name === open ? '' : name)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !shown) return
    event.stopPropagation()
    rail.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    onOpen('')
  }

  return (
    <aside className="rail tools" aria-label="Tools" ref={rail} tabIndex={off ? 0 : undefined} onKeyDown={onKeyDown}>
      {off && <p className="tools-why">Tools work on a selected image.</p>}
      <div className="tools-row">
        {GROUPS.map(({ label, cost, tools }) => (
          <section key={label} className="tool-group" aria-label={label}>
            <h2>
              {label}
              <small>{cost}</small>
            </h2>
            {tools.map((tool) => (
              <ToolItem
                key={tool.name}
                tool={tool}
                image={image}
                edit={edit}
                disabled={off}
                open={shown === tool.name}
                onToggle={() => toggle(tool)}
                onVariations={onVariations}
              />
            ))}
          </section>
        ))}
      </div>
    </aside>
  )
}

interface ItemProps extends MoreProps {
  tool: Tool
  image: StageImage | null
  edit: Edit
  disabled: boolean
  open: boolean
  onToggle: () => void
}

function ToolItem({ tool, image, edit, disabled, open, onToggle, onVariations }: ItemProps) {
  const { name, label, Panel, ops } = tool
  const used = measureOf(edit.history.steps, ops)
  return (
    <div className="tool" data-open={open ? '' : undefined}>
      <button
        className="tool-button"
        type="button"
        title={label}
        disabled={disabled}
        {...(Panel && { 'aria-expanded': open })}
        onClick={onToggle}
      >
        <ToolIcon name={name} />
        <span className="tool-label">{label}</span>
        {used && <span className="tool-used">{used}</span>}
      </button>
      {open && image && Panel && (
        <ToolPanel label={label} onClose={onToggle}>
          <Panel
            key={image.id}
            image={image}
            edit={edit}
            change={(steps, name) => edit.store?.change(steps, name)}
            onVariations={onVariations}
          />
        </ToolPanel>
      )}
    </div>
  )
}

interface PanelFrameProps {
  label: string
  onClose: () => void
  children: React.ReactNode
}

/** Holds a panel: in line beside a wide stage, floating beside the icons, a sheet at the lower edge of a phone. */
function ToolPanel({ label, onClose, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null)

  // A floating panel stays beside its icon as long as it fits in the window. One in line is scrolled into sight, also when its
  // content comes late, until someone scrolls.
  useLayoutEffect(() => {
    const element = panel.current
    const item = element?.parentElement
    const rail = item?.closest<HTMLElement>('.rail')
    if (!element || !item || !rail) return
    let scrolled = false
    const scroll = () => {
      scrolled = true
    }
    const place = () => {
      if (!scrolled && !matchMedia(FLOATING).matches) reveal(item, rail)
      const top = item.getBoundingClientRect().top
      element.style.setProperty(
        '--panel-top',
        `${Math.max(8, Math.min(top, innerHeight - element.offsetHeight - 12))}px`,
      )
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    addEventListener('resize', place)
    for (const name of SCROLLS) rail.addEventListener(name, scroll, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      for (const name of SCROLLS) rail.removeEventListener(name, scroll)
    }
  }, [])

  return (
    <section className="tool-panel" ref={panel} aria-label={label}>
      <div className="tool-panel-head">
        <h3>{label}</h3>
        <button className="icon-button" type="button" aria-label={`Close ${label}`} onClick={onClose}>
          <ToolIcon name="close" />
        </button>
      </div>
      <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>
    </section>
  )
}

const SCROLLS = ['wheel', 'touchmove'] as const

/** Scrolls a rail until an item shows as a whole, or from its top where it is taller than the rail. */
function reveal(item: HTMLElement, rail: HTMLElement): void {
  const gap = 8
  const top = item.getBoundingClientRect().top - rail.getBoundingClientRect().top - gap
  const hidden = top + item.offsetHeight + 2 * gap - rail.clientHeight
  if (hidden > 0) rail.scrollTop += Math.min(hidden, top)
}

/** Says the measure of a tool's latest step in a word, or nothing when there is none. */
function measureOf(steps: readonly Step[], ops: Tool['ops'] = []): string {
  const mine = steps.filter(({ op }) => ops.includes(op))
  const last = mine.at(-1)
  switch (last?.op) {
    case undefined:
      return ''
    case 'outline':
      return `${last.width} px`
    case 'pad':
    case 'feather':
    case 'choke':
      return `${last.px} px`
    case 'shadow':
      return last.kind
    case 'brush':
    case 'replace_color':
    case 'recolor_part':
      return String(mine.length)
    case 'resize':
      return `${Math.max(last.width, last.height)} px`
    default:
      return 'on'
  }
}

const FLOATING = '(width <= 75rem)' // where a panel covers something else

/** Closes a floating panel on a click elsewhere. The stage is no elsewhere: panels work on it. */
function useCloseOutside(rail: React.RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || rail.current?.contains(target) || target.closest('.stage')) return
      if (matchMedia(FLOATING).matches) close.current()
    }
    addEventListener('pointerdown', onPointerDown)
    return () => removeEventListener('pointerdown', onPointerDown)
  }, [open, rail])
}
