// Runs before styles are there. A transition between two pages that takes too long is skipped by the browser, which is what
// should happen; its promise belongs to nobody, and would be reported as an uncaught error on the page that comes.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})
