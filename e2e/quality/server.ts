import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'

export interface Server {
  base: string
  stop: () => Promise<void>
}

export interface ServerOptions {
  port: number
  data: string
  /** How many images are seeded. */
  images: number
}

export const admin = { name: 'admin@example.com', password: 'only for tests' }

/** Starts the real binary over a fresh, seeded folder, so that a crawl meets nothing but what was put there. */
export async function startServer({ port, data, images }: ServerOptions): Promise<Server> {
  rmSync(data, { recursive: true, force: true })
  execFileSync('go', ['run', './cmd/bench', '-seed', data, '-images', String(images)], { stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  const taken = await fetch(base).then(
    () => true,
    () => false,
  )
  if (taken) throw new Error(`${base} is taken: another server would be tried instead of the fresh one`)
  const flags = [
    '--addr',
    `127.0.0.1:${port}`,
    '--local',
    '--base-url',
    base,
    '--data',
    data,
    '--no-demo',
    '--rate-limits',
    'off',
  ]
  const server = spawn('bin/pellucid', ['serve', ...flags, '--log-level', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, PELLUCID_ADMIN_EMAIL: admin.name, PELLUCID_ADMIN_PASSWORD: admin.password },
  })
  const ended = once(server, 'exit')
  if (!(await answers(`${base}/readyz`))) {
    server.kill('SIGKILL') // or it would take the port of the next try
    await ended
    throw new Error(`${base}/readyz did not answer`)
  }
  return {
    base,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits for the server for up to a minute, which it takes only where a core is hard to get. */
async function answers(address: string): Promise<boolean> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    try {
      if ((await fetch(address)).ok) return true
    } catch {
      // nobody listens yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
