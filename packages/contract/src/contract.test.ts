import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  parseProfile,
  parseSessionGrant,
  parseSessionCheck,
  parseSignInResult,
  parseStore,
} from '@draftdesk/auth-core'
import {
  calls,
  errorAnswer,
  sessionTokenAnswer,
  loginAnswer,
  meAnswer,
  getResponseSchema,
  sessionCheckAnswer,
  signUpRequest,
  resetPasswordRequest,
  storeAnswer,
} from './index.ts'

const all = Object.entries(calls)
const form = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Secret-1',
  confirm_password: 'Secret-1',
}

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('calls', () => {
  test('hold every call once', () => {
    const keys = all.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /v1/admin/people/{id}/two-step",
        "DELETE /v1/auth/sign-ins",
        "DELETE /v1/auth/sign-ins/{id}",
        "DELETE /v1/draft-files/{id}",
        "DELETE /v1/drafts/{id}",
        "DELETE /v1/drafts/{id}/actions",
        "DELETE /v1/example-files/{id}",
        "DELETE /v1/examples/{id}",
        "DELETE /v1/integrations/mailbox",
        "DELETE /v1/integrations/shop",
        "DELETE /v1/invites/{id}",
        "DELETE /v1/learned-questions/{id}",
        "DELETE /v1/members/{id}",
        "DELETE /v1/note-files/{id}",
        "DELETE /v1/notes/{id}",
        "DELETE /v1/notifications/browsers/{id}",
        "DELETE /v1/policies/{id}",
        "DELETE /v1/replays/{id}",
        "DELETE /v1/saved-filters/{id}",
        "DELETE /v1/settings/deletion",
        "DELETE /v1/tags/{id}",
        "DELETE /v1/user/deletion",
        "DELETE /v1/user/passkeys/{id}",
        "DELETE /v1/users/{id}/picture",
        "GET /v1/activity",
        "GET /v1/admin/activity",
        "GET /v1/admin/model-usage",
        "GET /v1/admin/overview",
        "GET /v1/admin/people",
        "GET /v1/admin/people/{id}",
        "GET /v1/admin/stores",
        "GET /v1/admin/stores/{id}",
        "GET /v1/admin/work",
        "GET /v1/auth/check-internet",
        "GET /v1/auth/google/callback",
        "GET /v1/auth/google/login",
        "GET /v1/auth/me",
        "GET /v1/auth/session",
        "GET /v1/auth/sign-ins",
        "GET /v1/customers/requests",
        "GET /v1/dashboard",
        "GET /v1/drafts/{id}",
        "GET /v1/drafts/{id}/steps",
        "GET /v1/edit-suggestions",
        "GET /v1/emails/{id}/html",
        "GET /v1/example-proposals",
        "GET /v1/examples",
        "GET /v1/examples/{id}",
        "GET /v1/examples/{id}/contradictions",
        "GET /v1/figures",
        "GET /v1/gaps",
        "GET /v1/integrations",
        "GET /v1/integrations/mailbox/sync",
        "GET /v1/invites",
        "GET /v1/invites/link",
        "GET /v1/members",
        "GET /v1/notifications",
        "GET /v1/notifications/settings",
        "GET /v1/policies",
        "GET /v1/policies/{id}",
        "GET /v1/policies/{id}/contradictions",
        "GET /v1/policies/{id}/questions",
        "GET /v1/recipients",
        "GET /v1/replays/{id}",
        "GET /v1/sample-replies",
        "GET /v1/saved-replies",
        "GET /v1/settings",
        "GET /v1/settings/drafting",
        "GET /v1/settings/retention",
        "GET /v1/tags",
        "GET /v1/threads",
        "GET /v1/threads/{id}",
        "GET /v1/threads/{id}/context",
        "GET /v1/user/away",
        "GET /v1/user/deletion",
        "GET /v1/user/languages",
        "GET /v1/user/stores",
        "GET /v1/user/two-step",
        "PATCH /v1/admin/stores/{id}/model-limit",
        "PATCH /v1/admin/stores/{id}/reply-limits",
        "PATCH /v1/drafts/{id}",
        "PATCH /v1/edit-suggestions/{id}",
        "PATCH /v1/example-proposals/{id}",
        "PATCH /v1/examples/{id}",
        "PATCH /v1/gaps/{id}",
        "PATCH /v1/integrations/mailbox/sync",
        "PATCH /v1/members/{id}",
        "PATCH /v1/notes/{id}",
        "PATCH /v1/policies/{id}",
        "PATCH /v1/saved-filters/{id}",
        "PATCH /v1/settings",
        "PATCH /v1/settings/drafting",
        "PATCH /v1/tags/{id}",
        "PATCH /v1/threads/{id}",
        "PATCH /v1/user/passkeys/{id}",
        "POST /api/v1/notify",
        "POST /v1/admin/people/{id}/code",
        "POST /v1/admin/people/{id}/lock",
        "POST /v1/admin/people/{id}/sign-out",
        "POST /v1/admin/people/{id}/super-admin",
        "POST /v1/admin/people/{id}/super-admin/revoke",
        "POST /v1/admin/people/{id}/unlock",
        "POST /v1/admin/stores/{id}/delete",
        "POST /v1/admin/stores/{id}/keep",
        "POST /v1/admin/stores/{id}/resume",
        "POST /v1/admin/stores/{id}/suspend",
        "POST /v1/admin/work/{id}",
        "POST /v1/auth/forgot-password",
        "POST /v1/auth/login",
        "POST /v1/auth/login/code",
        "POST /v1/auth/login/passkey",
        "POST /v1/auth/login/passkey/options",
        "POST /v1/auth/proof",
        "POST /v1/auth/proof/code",
        "POST /v1/auth/proof/passkey",
        "POST /v1/auth/proof/passkey/options",
        "POST /v1/auth/resend-verification-code",
        "POST /v1/auth/reset-password",
        "POST /v1/auth/revoke",
        "POST /v1/auth/signup",
        "POST /v1/auth/sp/callback",
        "POST /v1/auth/stores/{id}/switch",
        "POST /v1/auth/token/refresh",
        "POST /v1/auth/verify-email",
        "POST /v1/customers/erase",
        "POST /v1/customers/export",
        "POST /v1/customers/requests/{id}/done",
        "POST /v1/drafts",
        "POST /v1/drafts/{id}/feedback",
        "POST /v1/drafts/{id}/files",
        "POST /v1/drafts/{id}/restore",
        "POST /v1/drafts/{id}/send",
        "POST /v1/emails/{id}/forward",
        "POST /v1/example-proposals/search",
        "POST /v1/example-proposals/{id}/accept",
        "POST /v1/examples",
        "POST /v1/examples/{id}/files",
        "POST /v1/examples/{id}/restore",
        "POST /v1/integrations/mailbox/oauth/callback",
        "POST /v1/integrations/mailbox/oauth/start",
        "POST /v1/integrations/mailbox/sync",
        "POST /v1/integrations/mailbox/test",
        "POST /v1/integrations/shop/oauth/callback",
        "POST /v1/integrations/shop/oauth/start",
        "POST /v1/integrations/shop/test",
        "POST /v1/invites",
        "POST /v1/invites/accept",
        "POST /v1/invites/{id}/resend",
        "POST /v1/invites/{id}/restore",
        "POST /v1/learned-questions/{id}/restore",
        "POST /v1/members/{id}/restore",
        "POST /v1/notes/{id}/files",
        "POST /v1/notifications/browsers",
        "POST /v1/notifications/seen",
        "POST /v1/outbox/{id}/settle",
        "POST /v1/outbox/{id}/undo",
        "POST /v1/policies",
        "POST /v1/policies/ask",
        "POST /v1/policies/upload",
        "POST /v1/policies/{id}/restore",
        "POST /v1/replays",
        "POST /v1/saved-filters",
        "POST /v1/saved-replies/{id}/insert",
        "POST /v1/settings/deletion",
        "POST /v1/settings/drafting/test",
        "POST /v1/settings/retention/preview",
        "POST /v1/stores",
        "POST /v1/stores/{id}/onboard",
        "POST /v1/tags",
        "POST /v1/tags/{id}/merge",
        "POST /v1/tags/{id}/restore",
        "POST /v1/threads/bulk",
        "POST /v1/threads/{id}/drafts",
        "POST /v1/threads/{id}/merge",
        "POST /v1/threads/{id}/notes",
        "POST /v1/threads/{id}/split",
        "POST /v1/user/deletion",
        "POST /v1/user/passkeys",
        "POST /v1/user/passkeys/options",
        "POST /v1/user/two-step",
        "POST /v1/user/two-step/codes",
        "POST /v1/user/two-step/confirm",
        "POST /v1/user/two-step/off",
        "POST /v1/users/{id}/password",
        "POST /v1/users/{id}/picture",
        "PUT /v1/drafts/{id}/forward",
        "PUT /v1/emails/{id}/sender",
        "PUT /v1/integrations/mailbox",
        "PUT /v1/integrations/shop",
        "PUT /v1/integrations/shop/choice",
        "PUT /v1/notifications/settings",
        "PUT /v1/presence",
        "PUT /v1/settings/retention",
        "PUT /v1/user/away",
        "PUT /v1/users/{id}",
      ]
    `)
  })

  test.each(all)('%s can be written as JSON Schema', (_name, call) => {
    expect(() => [z.toJSONSchema(call.request, { io: 'input' }), z.toJSONSchema(call.answer)]).not.toThrow()
  })

  test('take no version that the database cannot hold', () => {
    const limits = all.flatMap(([name, { request }]) => {
      const { properties = {} } = z.toJSONSchema(request, { io: 'input' })
      const { version } = properties
      return typeof version === 'object' ? [[name, version.maximum]] : []
    })
    expect(limits.length).toBeGreaterThan(9)
    expect(limits.filter(([, most]) => most !== 2_147_483_647)).toEqual([])
  })

  test.each(all)('%s takes a body only where a body can go', (_name, { method, payload, request }) => {
    if (method === 'GET') expect(['none', 'query']).toContain(payload)
    if (payload === 'none') expect(request.safeParse({}).success).toBe(true)
  })
})

describe('signUpRequest', () => {
  test('takes a whole form and trims it', () => {
    expect(signUpRequest.parse({ ...form, email: ' ada@example.com ' }).email).toBe('ada@example.com')
  })

  test.each([
    [{ first_name: ' ' }, 'First name and Last name are required'],
    [{ last_name: undefined }, 'First name and Last name are required'],
    [{ first_name: 'x'.repeat(101) }, 'A name has at most 100 characters.'],
    [{ last_name: 'Love\nlace' }, 'A name is one line of text.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'nobody' }, 'This is not an email address.'],
    [{ confirm_password: 'Secret-2' }, 'Passwords do not match'],
    [
      { password: 'secret', confirm_password: 'secret' },
      'Password must be at least 8 characters long, include uppercase, lowercase, a number, and a special character.',
    ],
  ])('says what is wrong with %j', (change, message) => {
    expect(firstMessage(signUpRequest, { ...form, ...change })).toBe(message)
  })
})

describe('resetPasswordRequest', () => {
  test('says that the passwords differ', () => {
    const reset = { reset_token: 'r', new_password: 'Secret-1', confirm_password: 'Secret-1' }
    expect(resetPasswordRequest.safeParse(reset).success).toBe(true)
    expect(firstMessage(resetPasswordRequest, { ...reset, confirm_password: 'x' })).toBe(
      'Passwords do not match!',
    )
  })
})

describe('errorAnswer', () => {
  test('takes a sentence and a list of wrong fields', () => {
    expect(errorAnswer.safeParse({ detail: 'Why' }).success).toBe(true)
    expect(
      errorAnswer.safeParse({ detail: [{ loc: ['body', 0], msg: 'Why', type: 'missing' }] }).success,
    ).toBe(true)
    expect(errorAnswer.safeParse({ error: 'Why' }).success).toBe(false)
  })
})

/** Values close to a server's: right, wrong and missing. */
const junk = fc.oneof(
  fc.constantFrom(null, undefined, '', 0, 7, -1, true, false, 'True', 'False', 'x', '7', 1e400),
  fc.string(),
)
const flag = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(true, false, 'True', 'False', null) }, junk)
const text = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('Ada', 'ada@example.com') }, junk)
const id = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('s1', 7, '7') }, junk)
const shape = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, junk)
const texts = fc.oneof(fc.array(text), junk)

const store = shape({
  id,
  name: text,
  store_id: id,
  is_document_uploaded: flag,
  is_email_account_added: flag,
  is_shopify_account_added: flag,
  is_onboarded: flag,
})
const user = shape({
  id,
  email: text,
  first_name: text,
  last_name: text,
  profile_image: text,
  prefered_language: text,
  created_at: text,
  is_active: flag,
  is_verified: flag,
  is_super_admin: flag,
})
const login = shape({
  email: text,
  token: text,
  expires_in: id,
  is_super_admin: flag,
  is_verified: flag,
  last_login: text,
})
const session = shape({ success: flag, user, store, role: text, permissions: texts })

/** The core's parsers accept all values of the contract and never throw. */
const pairs: [
  name: string,
  values: fc.Arbitrary<unknown>,
  schema: z.ZodMiniType,
  read: (json: unknown) => unknown,
][] = [
  ['parseStore', store, storeAnswer, parseStore],
  ['parseProfile', session, meAnswer, parseProfile],
  [
    'parseSessionCheck',
    session,
    sessionCheckAnswer,
    (json) => parseSessionCheck(json).kind !== 'unreachable' || undefined,
  ],
  ['parseSessionGrant', login, sessionTokenAnswer, (json) => parseSessionGrant(json, 0)],
  ['parseSignInResult', login, loginAnswer, parseSignInResult],
]

describe('the contract', () => {
  test.each(pairs)('lets nothing in that %s cannot read', (_name, values, schema, read) => {
    let accepted = 0
    fc.assert(
      fc.property(values, (json) => {
        const value = read(json)
        if (!getResponseSchema(schema).safeParse(json).success) return
        accepted++
        expect(value).toBeDefined()
      }),
      { numRuns: 2000, seed: 11 },
    )
    expect(accepted).toBeGreaterThan(20)
  })
})
