/** Leads on to where a page says it goes next, after the seconds that it gives its reader. */
export function goingOn(): void {
  const place = document.querySelector<HTMLElement>('[data-go-to]')
  if (!place) return
  const { goTo = '/', after } = place.dataset
  setTimeout(() => location.replace(goTo), Number(after) * 1000)
}
