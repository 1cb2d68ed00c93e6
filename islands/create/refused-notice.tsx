import { Why } from '../lib/why'
import { Notice } from './notice'

/** Says why a request was not accepted. */
export function RefusedNotice({ message, help }: { message: string; help: string }) {
  return (
    <Notice kind="error">
      {message} <Why help={help} about={message} />
    </Notice>
  )
}
