// Runs before styles are there. A transition between two pages that takes too long is skipped by the browser, which is what
// should happen; its promises belong to nobody, and would be reported as uncaught errors.
const skipped = () => {}

/** Pages of the payment sandbox have no transitions, and no script that could heed the error of one that they do not take up. */
const WITHOUT = '/sandbox/'

addEventListener('pageswap', ({ viewTransition, activation }) => {
  viewTransition?.ready.catch(skipped)
  viewTransition?.finished.catch(skipped)
  const to = activation?.entry.url
  if (to && new URL(to).pathname.startsWith(WITHOUT)) viewTransition?.skipTransition()
})
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /\btransition\b/i.test(reason.message)) event.preventDefault()
})
