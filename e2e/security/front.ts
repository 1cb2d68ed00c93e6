import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between a tool and the server, and counts what really passes: a tool that says "nothing found" may not have asked. */
export interface Front {
  base: string
  /** How many requests passed. */
  requests: number
  /** How many of them were answered with each hundred: 2 for 2xx. */
  answers: Record<number, number>
  /** Requests that were answered 5xx, each address once: no parameter may bring that about. */
  failures: Set<string>
  stop: () => Promise<void>
}

export async function openFront(server: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const { hostname, port, host } = new URL(server)
  const listener = createServer((asked, answer) => {
    const { method, url } = asked
    front.requests++
    const headers = { ...asked.headers, host }
    const onward = request({ agent, hostname, port, method, path: url, headers }, (answered) => {
      const status = answered.statusCode ?? 0
      const hundred = Math.floor(status / 100)
      front.answers[hundred] = (front.answers[hundred] ?? 0) + 1
      if (hundred === 5 && status !== 501) front.failures.add(`${method} ${url?.slice(0, 200)} is answered ${status}`)
      answer.writeHead(status, answered.rawHeaders)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const front: Front = {
    base: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    requests: 0,
    answers: {},
    failures: new Set(),
    stop: async () => {
      listener.closeAllConnections()
      listener.close()
      agent.destroy()
    },
  }
  return front
}
