// Opens pages as the administrator in a browser that has nothing stored, and prints for each the bytes of script that it
// fetched, as they were sent: node --input-type=module - BASE PASSWORD PAGE...
import { chromium } from '@playwright/test'

const [base, password, ...pages] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

async function signIn() {
  const context = await browser.newContext({ baseURL: base })
  const answer = await context.request.post('/auth', { form: { mode: 'login', username: 'admin', password } })
  if (!answer.ok() || answer.url().includes('/auth')) throw new Error(`signing in ended at ${answer.url()}`)
  return context.storageState()
}

async function weigh(page, storageState) {
  const context = await browser.newContext({ baseURL: base, storageState })
  const tab = await context.newPage()
  const scripts = []
  tab.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request.sizes()))
  const answer = await tab.goto(page, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${page} answered ${answer?.status()}`)
  await tab.locator('[data-island-status=ready]').waitFor()
  const bytes = (await Promise.all(scripts)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  await context.close()
  return bytes
}

try {
  const account = await signIn()
  const weights = {}
  for (const page of pages) weights[page] = await weigh(page, account)
  console.log(JSON.stringify(weights))
} finally {
  await browser.close()
}
