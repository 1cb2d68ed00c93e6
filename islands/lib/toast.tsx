// Short messages at the top right (specification, sections 2, 8 and 9).
import { Toaster, toast } from 'sonner'
import { BasicIcon } from './basic-icon'
import { HELP } from './help'
import { Why } from './why'
import './toast.css'

const SUCCESS = 2000 // milliseconds
const ERROR = 4000
const UNDO = 10_000 // as long as the server lets a deletion be undone (domain.UndoTime)
const BLANK = 4000 // a message that is neither
const MOST = 20

export function showSuccess(text: string, duration = SUCCESS): void {
  toast.success(text, { id: text, duration })
}

/** Shows what was done, with a way back for as long as there is one. */
export function showUndo(text: string, onUndo: () => void): void {
  toast.success(text, { duration: UNDO, action: { label: 'Undo', onClick: onUndo } })
}

/** Shows what went wrong, with the way to the article that explains it. */
export function showError(text: string, help: string = HELP.common): void {
  const message = (
    <>
      {text} <Why help={help} about={text} />
    </>
  )
  toast.error(message, { id: text, duration: ERROR })
}

/** Where the messages of an island appear; each island has one. */
export function Toasts() {
  return (
    <Toaster
      position="top-right"
      visibleToasts={MOST}
      duration={BLANK}
      expand
      offset={{ top: 'calc(var(--bar) + 0.75rem)', right: '1rem' }}
      mobileOffset={{ top: 'calc(var(--bar) + 0.75rem)' }}
      icons={{ error: <BasicIcon name="x-circle" />, success: <BasicIcon name="check-circle" /> }}
    />
  )
}
