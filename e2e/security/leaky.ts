import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from '../quality/server'

/** Starts a server with holes. */
export async function startLeaky(port: number): Promise<Server> {
  execFileSync('go', ['build', '-o', 'e2e/.output/security/leaky-server', './e2e/security/leaky'], { stdio: 'inherit' })
  const leaky = spawn('e2e/.output/security/leaky-server', [`127.0.0.1:${port}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = once(leaky, 'exit')
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const answer = await fetch(base).catch(() => undefined)
    if (answer?.ok) break
    if (tries === 100) throw new Error(`${base} did not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    base,
    stop: async () => {
      leaky.kill()
      await ended
    },
  }
}
