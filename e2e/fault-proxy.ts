import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to requests that match. */
export type Rule =
  | { kind: 'drop' } // the connection breaks
  | { kind: 'answer'; status: number; body: string } // the server is not asked
  | { kind: 'hold'; until: Promise<unknown> } // it takes its time
  | { kind: 'edit'; change: (body: string) => string } // the server's answer, changed

/** Stands between browsers and a server: everything passes, except for what a test does to it. */
export class FaultProxy {
  private rules = new Map<string, Rule>()
  private server: Server

  constructor(private upstream: number) {
    this.server = createServer((from, to) => void this.pass(from, to))
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close() {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** From now on, requests that begin so ("GET /api/v1/images/task/") follow the rule. */
  disturb(beginning: string, rule: Rule) {
    this.rules.set(beginning, rule)
  }

  calm() {
    this.rules.clear()
  }

  private async pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const asked = `${from.method} ${from.url}`
    const rule = [...this.rules].find(([beginning]) => asked.startsWith(beginning))?.[1]
    if (rule?.kind === 'drop') return void to.destroy()
    if (rule?.kind === 'answer') {
      to.writeHead(rule.status, { 'Content-Type': 'application/problem+json' }).end(rule.body)
      return
    }
    if (rule?.kind === 'hold') await rule.until
    const { method, url: path, headers } = from
    const plain = rule?.kind === 'edit' ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = request({ host: '127.0.0.1', port: this.upstream, method, path, headers: plain }, (answer) => {
      if (rule?.kind === 'edit') return void edited(answer, to, rule.change)
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
}

async function edited(answer: IncomingMessage, to: ServerResponse, change: (body: string) => string) {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const body = change(Buffer.concat(parts).toString())
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(body)) }
  to.writeHead(answer.statusCode ?? 502, headers).end(body)
}
