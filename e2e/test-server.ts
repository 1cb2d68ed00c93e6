import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FaultProxy } from './fault-proxy'
import { ownPort } from './ports'

/** A server of its own, behind a proxy of its own, to be made slow, failing, killed and started again. */
export class TestServer {
  private process: ChildProcess | undefined

  private constructor(
    readonly url: string,
    readonly proxy: FaultProxy,
    private port: number,
    private data: string,
    private settings: Record<string, string>,
  ) {}

  /** Starts a server; settings are further environment variables. */
  static async open(settings: Record<string, string> = {}): Promise<TestServer> {
    const port = ownPort()
    const proxy = new FaultProxy(port)
    const data = await mkdtemp(path.join(tmpdir(), 'pellucid-'))
    const shop = new TestServer(await proxy.open(), proxy, port, data, settings)
    await shop.start()
    return shop
  }

  /** Starts the server on what it has kept, and waits until it answers. */
  async start() {
    const binary = process.env.BINARY_UNDER_TEST ?? 'bin/pellucid'
    const flags = ['--addr', `127.0.0.1:${this.port}`, '--local', '--base-url', this.url, '--data', this.data]
    this.process = spawn(
      binary,
      ['serve', ...flags, '--no-demo', '--rate-limits', 'off', '--log-level', 'error', '--workers', '1'],
      {
        env: { ...process.env, PELLUCID_ADMIN_PASSWORD: 'only for tests', ...this.settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    for (let tries = 0; tries < 900; tries++) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((next) => setTimeout(next, 100))
    }
    throw new Error('the server does not start')
  }

  /** Ends the server as a power cut would. */
  async crash() {
    const gone = new Promise((done) => this.process?.once('exit', done))
    this.process?.kill('SIGKILL')
    await gone
  }

  async close() {
    await this.crash()
    this.proxy.close()
    await rm(this.data, { recursive: true, force: true })
  }
}
