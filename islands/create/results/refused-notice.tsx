import { Notice } from '../../lib/notice'
import { Why } from '../../lib/why'

/** Says why a request was not accepted. */
export function RefusedNotice({ message, help }: { message: string; help: string }) {
  return (
    <Notice kind="error">
      <p>
        {message} <Why help={help} about={message} />
      </p>
    </Notice>
  )
}
