import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Repeats, as the last thing printed, why each test failed: a log that was cut at its beginning still tells it. */
export default class Failures implements Reporter {
  private readonly failed: string[] = []

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const why = errors.map((error) => [error.message, error.snippet].filter(Boolean).join('\n'))
    this.failed.push(`${status}: ${test.location.file.split('/').pop()}: ${test.title}\n${why.join('\n')}`)
  }

  async onEnd(_: FullResult): Promise<void> {
    for (const text of this.failed) process.stdout.write(`\n${text}\n`)
  }
}
