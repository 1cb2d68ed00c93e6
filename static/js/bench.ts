/** Sets up the lab bench of an image page; every other page pays for this question alone. */
export async function bench(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('[data-bench]')
  if (stage) (await import('./bench-setup')).setUp(stage)
}
