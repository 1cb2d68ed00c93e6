import { writeFileSync } from 'node:fs'
import type { Front } from './front'
import type { Target } from './targets'

/** What an attack was, so that "nothing found" can be weighed. */
export interface Line {
  who: string
  tool: string
  addresses: number
  parameters: number
  front: Front
  minutes: number
  findings: string[]
}

export function countParameters(targets: Target[]): number {
  return targets.reduce((sum, target) => sum + Math.max(1, target.parameters.length), 0)
}

/** Prints the attacks as a table, and keeps it beside what the tools wrote. */
export function summarize(lines: Line[], file: string) {
  const head = ['as', 'tool', 'addresses', 'parameters', 'requests', '2xx', '3xx', '4xx', '5xx', 'minutes', 'findings']
  const rows = lines.map(({ who, tool, addresses, parameters, front, minutes, findings }) => [
    who,
    tool,
    addresses,
    parameters,
    front.requests,
    ...[2, 3, 4, 5].map((hundred) => front.answers[hundred] ?? 0),
    minutes.toFixed(1),
    findings.length,
  ])
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  console.log(table)
  writeFileSync(file, `${table}\n`)
}
