import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Target } from './targets'

export interface Attack {
  base: string
  /** Bearer token of who attacks; none: a visitor. */
  token?: string | undefined
  /** Folder for what the tools write. */
  output: string
}

const clean = 'all tested parameters do not appear to be injectable'

/** Attacks the parameters of a request with sqlmap, and tells what it found; what could not be tested is a finding too. */
export async function sqlmap({ base, token, output }: Attack, target: Target): Promise<string[]> {
  const named = target.parameters.filter((name) => name !== '*')
  const args = ['-u', base + target.path, '--method', target.method, '--batch', '--flush-session', '--disable-coloring']
  args.push('--level', '2', '--risk', '1', '--dbms', 'sqlite', '--technique', 'BEU', '--ignore-code', '*')
  args.push('--ignore-redirects', '--output-dir', `${output}/sqlmap/${name(target)}`)
  if (named.length > 0 && !target.json) args.push('-p', named.join(','))
  if (target.body) args.push('--data', target.body)
  if (target.json) args.push('-H', 'Content-Type: application/json')
  if (token) args.push('-H', `Authorization: Bearer ${token}`)
  const said = await run('sqlmap', args, 900_000)
  if (said.includes(clean) && !said.includes('identified the following injection point')) return []
  const reason = said.split('\n').filter((line) => /vulnerable|CRITICAL|Parameter: |Payload: |Title: /.test(line))
  return [
    `${target.method} ${target.path} (${target.parameters}): ${reason.join(' ').slice(0, 600) || said.slice(-300)}`,
  ]
}

interface Report {
  vulnerabilities: Record<string, Finding[]>
  anomalies: Record<string, Finding[]>
}

interface Finding {
  method: string
  path: string
  info: string
  parameter: string
}

/** What wapiti asks of a site over plain http that only https can give, or that browsers have given up. */
const passedOver = [
  'Strict-Transport-Security is not set', // promised over https alone; handlers/sitetests/headers_test.go holds that
  'X-XSS-Protection is not set', // no browser has it any more, and those that did could be attacked through it
  'Secure flag is not set in the cookie', // likewise over https alone
  'HttpOnly flag is not set in the cookie : theme', // the two choices are for the page's script to read
  'HttpOnly flag is not set in the cookie : surface',
]

const seconds = 600 // for each kind of attack, which takes a tenth of it on an idle machine
// Not ssrf: it asks a server on the internet whether it was called, and would find nothing where there is none.
const modules = [
  'sql',
  'xss',
  'permanentxss',
  'file',
  'exec',
  'crlf',
  'csp',
  'http_headers',
  'cookieflags',
  'redirect',
  'xxe',
]

/** Lets wapiti attack the targets and the forms beside them. An attack that broke off is a finding too. */
export async function wapiti({ base, token, output }: Attack, targets: Target[]): Promise<string[]> {
  const report = `${output}/wapiti.json`
  mkdirSync(output, { recursive: true })
  const args = ['-u', `${base}/`, '--scope', 'folder', '-m', modules.join(), '-f', 'json', '-o', report, '-v', '1']
  args.push('--flush-session', '--store-session', `${output}/wapiti`, '--no-bugreport')
  args.push('-d', '1', '--max-links-per-page', '1') // forms of the start pages, and hardly a link: the crawl chose those
  args.push('--max-attack-time', String(seconds))
  args.push('-H', 'Accept-Encoding: identity') // it asks for brotli, cannot read it, and would find no link at all
  if (token) args.push('-H', `Authorization: Bearer ${token}`)
  for (const path of startsOf(targets)) args.push('-s', base + path)
  const said = await run('wapiti', args, (modules.length + 1) * seconds * 1000)
  writeFileSync(`${output}/wapiti.log`, said)
  return [...untested(said), ...reported(report)]
}

/** Tells what wapiti did not try, or did not try to its end. */
function untested(said: string): string[] {
  const launched = [...said.matchAll(/Launching module (\w+)/g)].map(([, name]) => name)
  const missing = modules.filter((name) => !launched.includes(name)).map((name) => `wapiti did not launch ${name}`)
  return [...missing, ...(said.match(/Max attack time was reached for module \w+|^\w+(Error|Exception) .*$/gm) ?? [])]
}

function reported(report: string): string[] {
  if (!existsSync(report)) return ['wapiti wrote no report']
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
    .flatMap(([kind, list]) => list.map((f) => `${kind}: ${f.method} ${f.path} ${f.parameter ?? ''} ${f.info}`))
    .filter((finding) => !passedOver.some((known) => finding.includes(known)))
}

/** Pages to start from: each that takes a parameter, and each that a form stands on. */
function startsOf(targets: Target[]): Set<string> {
  const pages = targets.flatMap(({ method, path, from }) => (method === 'GET' ? [path] : from ? [from] : []))
  return new Set(pages.filter((path) => !path.includes('*') && !path.startsWith('/static/')))
}

function name({ method, path, parameters }: Target): string {
  return `${method}${path}${parameters}`.replaceAll(/\W+/g, '-').slice(0, 120)
}

/** Runs a tool to its end, or for as many milliseconds, and returns what it said. */
function run(tool: string, args: string[], timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(tool, args, { timeout, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      if (error && 'code' in error && error.code === 'ENOENT') reject(new Error(`${tool} is not installed`))
      else resolve(stdout + stderr)
    })
  })
}
