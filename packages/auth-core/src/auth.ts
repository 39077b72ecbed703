import { AuthError, type Result } from './errors.ts'
import type { ClientRequest, RequestBody } from './exchange.ts'
import { parseLanguages, parseStores, type Language, type StoreEntry } from './lists.ts'
import { learnProfile, parseProfile, type Profile } from './profile.ts'
import { readFlag, readRecord, readText } from './read.ts'
import { failed, type Client, type Learn, type SignIn } from './sign-in.ts'
import { parseSessionCheck, type Verdict } from './verdict.ts'

/** What a sign-up came to: the account is ready, or waits for the code sent to its address (spec section 4). */
export interface SignUp {
  readonly email: string
  readonly isVerified: boolean
  readonly message: string | undefined
}

/** A report of an error in the front end (spec section 7). */
export interface ErrorReport {
  readonly error: string
  readonly stack?: string | undefined
  readonly alertType?: string | undefined
  readonly project?: string | undefined
}

/** The calls of section 7 of the spec; each resolves to a Result and never rejects for an expected failure. */
export interface Auth {
  readonly checkInternet: () => Promise<boolean>
  readonly googleAddress: () => Promise<Result<string>>
  readonly signInWithGoogle: (code: string, state?: string) => Promise<Result<SignIn>>
  readonly signInWithSso: (token: string) => Promise<Result<SignIn>>
  readonly signIn: (form: { email: string; password: string }) => Promise<Result<SignIn>>
  readonly signUp: (form: {
    firstName: string
    lastName: string
    email: string
    password: string
    confirmPassword: string
  }) => Promise<Result<SignUp>>
  readonly verifyEmail: (form: { email: string; code: string }) => Promise<Result<string | undefined>>
  readonly resendCode: (email: string) => Promise<Result<string | undefined>>
  readonly forgotPassword: (email: string) => Promise<Result<string | undefined>>
  readonly resetPassword: (form: {
    token: string
    password: string
    confirmPassword: string
  }) => Promise<Result<string | undefined>>
  readonly acceptInvite: (inviteId: string) => Promise<Result<string | undefined>>
  readonly me: () => Promise<Result<Profile>>
  /** The session check as a verdict for the guard; never fails. */
  readonly check: () => Promise<Verdict>
  readonly stores: () => Promise<Result<readonly StoreEntry[]>>
  readonly languages: () => Promise<Result<readonly Language[]>>
  readonly setLanguage: (userId: string, language: string) => Promise<Result<string | undefined>>
  readonly createStore: (name: string) => Promise<Result<StoreEntry>>
  readonly switchStore: (id: string) => Promise<Result<SignIn>>
  /** Leaves the store a super admin is in: a refresh without a store (design section 6). */
  readonly exitStore: () => Promise<Result<SignIn>>
  readonly notify: (report: ErrorReport) => Promise<Result<string | undefined>>
  readonly signOut: () => Promise<Result<undefined>>
}

/** Where the calls are that the spec leaves open. */
export interface AuthOptions {
  /** The session check; '/v1/auth/session' when not given. */
  readonly sessionCheckPath?: string | undefined
}

function form(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

const post = (path: string, body?: RequestBody): ClientRequest => ({ method: 'POST', path, body })
const open = (request: ClientRequest): ClientRequest => ({ ...request, isPublic: true })
const readMessage = (json: unknown) => ({ value: readText(readRecord(json)?.['message']) })
const present = <T>(value: T | undefined) => (value === undefined ? undefined : { value })

function parseSignUp(json: unknown): SignUp | undefined {
  const body = readRecord(json)
  const email = readText(body?.['email'])
  if (!body || email === undefined) return undefined
  return { email, isVerified: readFlag(body['is_verified']) ?? false, message: readText(body['message']) }
}

/**
 * Makes the calls of section 7 of the spec on a client.
 *
 * @example const result = await createAuth(client).signIn({ email, password })
 */
export function createAuth(
  client: Client,
  { sessionCheckPath = '/v1/auth/session' }: AuthOptions = {},
): Auth {
  async function call<T>(
    request: ClientRequest,
    read: (json: unknown) => { readonly value: T } | undefined,
    learn?: Learn,
  ): Promise<Result<T>> {
    const result = await client.request(request, learn)
    if (!result.ok) return result
    const found = read(result.value)
    return found ? { ok: true, value: found.value } : failed(new AuthError('unreadable'))
  }
  const say = (request: ClientRequest) => call(request, readMessage)

  return {
    async checkInternet() {
      return (await client.request(open({ path: '/v1/auth/check-internet' }))).ok
    },
    googleAddress: () =>
      call(open({ path: '/v1/auth/google/login' }), (json) =>
        present(readText(readRecord(json)?.['authorization_url'])),
      ),
    signInWithGoogle: (code, state) =>
      client.begin(open({ path: '/v1/auth/google/callback', query: { code, state } })),
    signInWithSso: (token) => client.begin(open(post('/v1/auth/sp/callback', { token }))),
    signIn: ({ email, password }) => client.begin(open(post('/v1/auth/login', form({ email, password })))),
    signUp: ({ firstName, lastName, email, password, confirmPassword }) =>
      call(
        open(
          post(
            '/v1/auth/signup',
            form({
              first_name: firstName,
              last_name: lastName,
              email,
              password,
              confirm_password: confirmPassword,
            }),
          ),
        ),
        (json) => present(parseSignUp(json)),
        (json) => ({ signupEmail: parseSignUp(json)?.email }),
      ),
    verifyEmail: ({ email, code }) =>
      say(open(post('/v1/auth/verify-email', form({ email, verification_code: code })))),
    resendCode: (email) => say(open(post('/v1/auth/resend-verification-code', form({ email })))),
    forgotPassword: (email) => say(open(post('/v1/auth/forgot-password', form({ email })))),
    resetPassword: ({ token, password, confirmPassword }) =>
      say(
        open(
          post(
            '/v1/auth/reset-password',
            form({ reset_token: token, new_password: password, confirm_password: confirmPassword }),
          ),
        ),
      ),
    acceptInvite: (inviteId) => say(post('/v1/invites/accept', { invite_id: inviteId })),
    me: () => call({ path: '/v1/auth/me' }, (json) => present(parseProfile(json)), learnProfile),
    async check() {
      const result = await client.request({ path: sessionCheckPath })
      if (result.ok) return parseSessionCheck(result.value)
      const { code, status } = result.error
      if (code === 'badGateway') return { kind: 'badGateway' }
      return { kind: code === 'sessionEnded' || status === 401 ? 'anonymous' : 'unreachable' }
    },
    stores: () => call({ path: '/v1/user/stores' }, (json) => present(parseStores(json))),
    languages: () => call({ path: '/v1/user/languages' }, (json) => present(parseLanguages(json))),
    setLanguage: (userId, language) =>
      say({
        method: 'PUT',
        path: `/v1/users/${encodeURIComponent(userId)}`,
        body: { prefered_language: language },
      }),
    createStore: (name) => call(post('/v1/stores', { name }), (json) => present(parseStores([json])?.[0])),
    switchStore: (id) =>
      client.begin(post(`/v1/auth/stores/${encodeURIComponent(id)}/switch`), { storeId: id }),
    exitStore: () => client.begin(post('/v1/auth/token/refresh')),
    notify: ({ error, stack, alertType, project }) =>
      say(post('/api/v1/notify', { error, stack, alertType, project })),
    signOut: () => client.signOut(),
  }
}
