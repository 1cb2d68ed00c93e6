// What shows short messages, fetched by toast.tsx once a page has started.
import { Toaster as Sonner, toast } from 'sonner'
import { BasicIcon } from './basic-icon'
import { Why } from './why'

const SUCCESS = 2000 // milliseconds
const ERROR = 4000
const BLANK = 4000 // a message that is neither
const MOST = 20

export function success(text: string, duration = SUCCESS): void {
  toast.success(text, { id: text, duration })
}

export function error(text: string, help: string): void {
  const message = (
    <>
      {text} <Why help={help} about={text} />
    </>
  )
  toast.error(message, { id: text, duration: ERROR })
}

export function Toaster() {
  return (
    <Sonner
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
