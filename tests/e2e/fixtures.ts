import { buildTestPath } from '@draftdesk/contract/testing'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort, readOutbox, startApi, startSite, temporaryFolder } from '../harness.ts'
import type { RunningProcess } from '../harness.ts'
import { startProduct } from '../http/product.ts'
import type { TestProduct } from '../http/product.ts'

/** A configured provider without a running server. */
const googleSettings = {
  issuer: 'http://127.0.0.1:9',
  clientId: 'draftdesk',
  clientSecret: 'secret',
  redirectUrl: 'http://localhost:4321/signin',
}

/** The product of a worker: the built site and the /v1 server as processes on free ports with their own data. */
export interface Product {
  readonly url: string
  readonly dataDir: string
  readonly site: RunningProcess
  readonly api: RunningProcess
  /** The six digits of the newest mail to an address. */
  readCode(email: string): Promise<string>
}

/** A new account, signed up and verified over /v1. */
export interface Person {
  readonly email: string
  readonly password: string
}

interface Fixtures {
  /** Console errors that a test expects (a refused call prints one). Anything else fails the test. */
  expectedErrors: RegExp[]
  person: Person
}

/** The fixtures that a worker starts on first use and keeps. Tests with the same fixtures share workers. */
interface WorkerFixtures {
  product: Product
  /** The site with the demo's /v1, which runs in the worker. */
  demo: TestProduct
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const folder = temporaryFolder()
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const api = await startApi({ DATA_DIR: folder.path, SITE_URL: url, LIMIT_SCALE: '0' })
      const site = await startSite({
        DATA_DIR: folder.path,
        API_URL: api.url,
        PORT: String(port),
        SITE_URL: url,
      })
      await use({ url, dataDir: folder.path, site, api, readCode: (email) => readCode(folder.path, email) })
      await site.stop()
      await api.stop()
      folder.remove()
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({}, use) => {
      const demo = await startProduct({}, { google: googleSettings })
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    collectErrors(page, errors)
    page.context().on('page', (other) => collectErrors(other, errors))
    await use(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
    expect(unexpected, 'console errors').toEqual([])
  },
  person: async ({ product }, use) => use(await createPerson(product)),
})

export { expect }

function collectErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
}

async function readCode(dataDir: string, email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(() => {
      const mail = readOutbox(dataDir).findLast((text) => text.includes(email))
      code = mail?.match(/^\s*(\d{6})\s*$/m)?.[1]
      return code
    })
    .toBeDefined()
  return code ?? ''
}

let personCount = 0

async function createPerson(product: Product): Promise<Person> {
  personCount += 1
  const person = { email: `owner-${personCount}-${Date.now()}@example.test`, password: 'Str0ng!Passw0rd' }
  await postForm(product, buildTestPath('signUp'), {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: person.email,
    password: person.password,
    confirm_password: person.password,
  })
  const code = await product.readCode(person.email)
  await postForm(product, buildTestPath('verifyEmail'), { email: person.email, verification_code: code })
  return person
}

async function postForm({ api }: Product, path: string, fields: Record<string, string>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await fetch(api.url + path, { method: 'POST', body })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}
