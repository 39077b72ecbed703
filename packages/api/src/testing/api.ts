import { startApi } from '../index.ts'
import type { Api, ApiOptions } from '../index.ts'
import type { NoticeMail } from '../index.ts'
import { cheapHashCost } from './cheap-cost.ts'
import { createTestDatabase } from './database/database.ts'
import { createTestClient } from './client.ts'
import type { TestResponse, SendCall } from './client.ts'

export { unitMs as ms } from './time.ts'

/** A password that passes the rule. */
export const testPassword = 'Correct-horse-1'

/** An API with its own database, and a clock that a test moves. */
export interface TestApi {
  api: Api
  send: SendCall
  /** Mails in the order they were sent; complete after `settle`. */
  mails: NoticeMail[]
  settle: () => Promise<void>
  passMs: (ms: number) => void
  /** Signs up, verifies and signs in; returns the token. */
  enter: (email: string) => Promise<string>
  /** Finds `pattern` in the newest matching mail to an address. Mails of the same time are sent in parallel. */
  find: (email: string, pattern: RegExp) => Promise<string | undefined>
  /** The newest code mailed to an address. */
  codeOf: (email: string) => Promise<string>
  /** A second API on the same database, as another process would be. */
  openTwin: (others?: Partial<ApiOptions>) => Promise<{ send: SendCall; close: () => Promise<void> }>
  close: () => Promise<void>
}

/** Opens an API for tests. */
export async function openTestApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  const { location, drop } = await createTestDatabase()
  const mails: NoticeMail[] = []
  let nowMs = Date.UTC(2030, 0, 15, 12)
  const whole: ApiOptions = {
    database: location,
    mail: (mail) => Promise.resolve(void mails.push(mail)),
    clock: () => nowMs,
    hashCost: cheapHashCost,
    secret: 'a secret that every API of one test shares',
    requireSuperAdminTwoStep: false,
    // A test moves the clock by days: recurring jobs would run beside its own calls of them.
    chores: false,
    ...options,
  }
  const api = await startApi(whole)
  const send = createTestClient((request) => api.fetch(request))
  const settleJobs = () => api.settle()
  const findInMail = async (email: string, pattern: RegExp) => {
    await settleJobs()
    const mail = mails.findLast(({ to, text }) => to === email && pattern.test(text))
    return mail && pattern.exec(mail.text)?.[1]
  }
  const findMailedCode = async (email: string) => (await findInMail(email, /^(\d{6})$/m)) ?? 'no code'
  return {
    api,
    send,
    mails,
    settle: settleJobs,
    passMs: (ms) => {
      nowMs += ms
    },
    find: findInMail,
    codeOf: findMailedCode,
    enter: async (email) => {
      const { body } = await signUp(send, email)
      const input = { email, verification_code: await findMailedCode(email), sign_up_id: body['sign_up_id'] }
      await send('verifyEmail', { input })
      return String((await signIn(send, email)).body['token'])
    },
    openTwin: async (others = {}) => {
      // Only the first API runs jobs, so that its `settleJobs` waits for all of them.
      const twin = await startApi({ ...whole, work: false, ...others })
      return { send: createTestClient((request) => twin.fetch(request)), close: twin.close }
    },
    close: async () => {
      await api.close()
      await drop()
    },
  }
}

/** Signs up with the usual password. */
export const signUp = (send: SendCall, email: string, secret = testPassword): Promise<TestResponse> =>
  send('signUp', {
    input: { first_name: 'Ann', last_name: 'Archer', email, password: secret, confirm_password: secret },
  })

/** Signs in with the usual password. */
export const signIn = (send: SendCall, email: string, secret = testPassword): Promise<TestResponse> =>
  send('signIn', { input: { email, password: secret } })
