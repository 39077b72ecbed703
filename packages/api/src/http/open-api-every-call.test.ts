import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls, type Call, type CallName } from '@draftdesk/contract'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '../platform/limits.ts'
import type { HandOver } from '../outbox/hand-over.ts'
import { openTestApi, password, signUp, type TestApi } from '../testing/api.ts'
import { buildRequest, type Sending } from '../testing/client.ts'
import { createDocumentCheck, type DocumentCheck } from '../testing/document.ts'
import { startMailServers, type MailServers } from '../testing/mail-servers.ts'
import { png } from '../testing/pictures.ts'
import { startDovecot, type Dovecot } from '../testing/dovecot.ts'
import { startProvider, type TestProvider } from '../testing/provider.ts'
import { sampleInputs } from '../testing/sample.ts'
import { receive } from '../testing/receive.ts'
import { startSmtp, type TestSmtp } from '../testing/smtp.ts'
import { startShopify, type Shopify } from '../testing/shopify.ts'
import { enterAdmin } from '../testing/store.ts'
import { openTeam, type Colleague, type Team } from '../testing/team.ts'

type Body = Record<string, unknown>
type Story = Record<CallName, () => Promise<unknown>>

const callOf = (name: CallName): Call => calls[name]
const next = 'Another-horse-2'
const file = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string) =>
  new File([content], name, { type })

let t: TestApi
let check: DocumentCheck
let team: Team
let owner: Colleague
let admin = ''
let provider: TestProvider
let mail: MailServers
let shopify: Shopify
let dovecot: Dovecot
let smtp: TestSmtp
let keys: Server
let key: CryptoKey
let isSilent = false
let isRefusing = false
let asked = 0

const handOver: HandOver = async (_login, _mail, marks) => {
  await marks.onFirst()
  await marks.onEnd()
  return isSilent ? { kind: 'silent' } : { kind: 'sent', answer: '250 OK', rejected: [] }
}

beforeAll(async () => {
  provider = await startProvider()
  mail = await startMailServers()
  shopify = await startShopify()
  dovecot = await startDovecot(provider.tokenInfoUrl)
  smtp = await startSmtp(undefined, provider.tokenInfoUrl)
  const pair = await generateKeyPair('ES256')
  key = pair.privateKey
  const set = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' }] })
  keys = createServer((_, response) => response.setHeader('content-type', 'application/json').end(set))
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`
  t = await openTestApi({
    clock: Date.now,
    limitScale: 0,
    allowPrivateHosts: true,
    google: provider.settings,
    mailConsents: {
      google: {
        ...provider.settings,
        imap: { host: '127.0.0.1', port: dovecot.port, security: 'none' },
        smtp: { host: '127.0.0.1', port: smtp.portOf('none'), security: 'none' },
      },
    },
    sso: { issuer: 'https://platform.example', audience: 'draftdesk', keysUrl },
    shopify: { baseUrl: shopify.url, app: shopify.app },
    handOver,
    mail: (message) => {
      if (isRefusing) return Promise.reject(Object.assign(new Error('no'), { responseCode: 554 }))
      return Promise.resolve(void t.mails.push(message))
    },
  })
  const served = await t.api.fetch(new Request('http://api.test/v1/openapi.json'))
  check = createDocumentCheck(await served.json())
  team = await openTeam(t, 'shop')
  owner = team.owner
  admin = await enterAdmin(t, 'admin@draftdesk.test')
})
afterAll(async () => {
  await t.close()
  await Promise.all([provider.close(), mail.close(), shopify.close(), dovecot.stop(), smtp.stop()])
  keys.close()
})

/** Makes a call and holds its answer to the document; what came, or the refusal that was expected. */
async function ask(
  name: CallName,
  sending: Sending = {},
  wanted: number = callOf(name).status,
): Promise<Body> {
  const token = callOf(name).token === 'required' ? { token: owner.token } : {}
  const request = buildRequest(callOf(name), { ...token, ...sending }, 'http://api.test')
  const response = await t.api.fetch(request)
  const body = (await response.json()) as Body
  const told = response.status === wanted ? [] : [JSON.stringify(body)]
  expect([name, response.status, [...told, ...check(name, response.status, body)]]).toEqual([
    name,
    wanted,
    [],
  ])
  return body
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const idOf = (body: Body) => text(body['id'])
const input = (values: Body) => ({ input: values })

const receiveHtml = () =>
  receive(t.api.services.db, team.storeId, {
    raw: 'From: ann@mail.test\r\nTo: help@shop.test\r\nContent-Type: text/html\r\n\r\n<p>Hello <b>you</b></p>',
  })
const receiveMail = () => {
  asked += 1
  const told = { id: `<q${asked}@mail.test>`, subject: `Question ${asked}` }
  return receive(t.api.services.db, team.storeId, { ...told, atMs: Date.now() - 60_000 })
}
const addPolicy = () =>
  ask('createPolicy', input({ title: 'Returns', text: 'You have 30 days to return it.' }))
const addExample = () =>
  ask('createExample', input({ title: 'Late', question: 'Where is it?', answer: 'On its way.' }))
const invite = (who: string) => ask('createInvite', input({ email: `${who}@invited.test`, role: 'agent' }))
const link = (more: Body = {}) => {
  const side = (port: number) => ({ host: '127.0.0.1', port, security: 'none' })
  const { username: address, password: secret, imapPort, smtpPort } = mail
  return input({ address, password: secret, imap: side(imapPort), smtp: side(smtpPort), ...more })
}
const linkShop = (more: Body = {}) => input({ domain: 'northwind', access_token: shopify.token, ...more })

async function begin() {
  const { threadId, emailId } = await receiveMail()
  const draft = await ask('createDraft', input({ thread_id: threadId, body: 'It is on its way.' }))
  return { id: idOf(draft), version: draft['version'], threadId, emailId }
}

async function press() {
  const draft = await begin()
  const { id, version, emailId } = draft
  const sent = await ask('sendDraft', { id, ...input({ version, seen: emailId, key: `press-of-${id}` }) })
  return { ...draft, sending: idOf(sent['sending'] as Body) }
}

/** A reply of which nobody knows whether it arrived. */
async function lose() {
  const pressed = await press()
  isSilent = true
  await ask('updateSettings', input({ version: (await ask('settings'))['version'], undo_seconds: 0 }))
  const { sending } = await press()
  await t.settle()
  isSilent = false
  return { pressed, sending }
}

async function signInto(email: string): Promise<string> {
  return text((await ask('signIn', input({ email, password })))['token'])
}

async function startShop(): Promise<string> {
  const { authorization_url: url } = await ask('startShopOAuth', input({ domain: 'northwind' }))
  const answer = await fetch(text(url), { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').searchParams.toString()
}

async function startConsent(): Promise<string> {
  const { authorization_url: url } = await ask('startMailboxOAuth', input({ provider: 'google' }))
  const account = 'consent@shop.test'
  return (await provider.visit(text(url), { sub: account, email: account })).toString()
}

async function passGoogle(): Promise<Sending> {
  const { authorization_url: url } = await ask('googleLogin')
  const query = await provider.visit(text(url), { sub: 'g-1', email: 'g@example.com', email_verified: true })
  return input(Object.fromEntries(query))
}

function signSso(): Promise<string> {
  return new SignJWT({ sub: 's-1', email: 'sam@example.com', name: 'Sam', jti: 'once' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer('https://platform.example')
    .setAudience('draftdesk')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
}

/** Every call with inputs that it does what it says for; what must be there before is made by other calls. */
const story: Story = {
  checkInternet: () => ask('checkInternet'),
  googleLogin: () => ask('googleLogin'),
  googleCallback: async () => ask('googleCallback', await passGoogle()),
  ssoCallback: async () => ask('ssoCallback', input({ token: await signSso() })),
  me: () => ask('me'),
  session: () => ask('session'),
  refresh: async () => {
    await t.enter('refresh@example.com')
    await ask('refresh', { token: await signInto('refresh@example.com') })
  },
  signUp: () => signUp(t.send, 'new@example.com').then(() => ask('signUp', signUpOf('again@example.com'))),
  signIn: async () => {
    await t.enter('in@example.com')
    await signInto('in@example.com')
  },
  verifyEmail: async () => {
    const { sign_up_id } = await ask('signUp', signUpOf('verify@example.com'))
    const verification_code = await t.codeOf('verify@example.com')
    await ask('verifyEmail', input({ email: 'verify@example.com', verification_code, sign_up_id }))
  },
  resendCode: () => ask('resendCode', input({ email: 'again@example.com' })),
  forgotPassword: () => ask('forgotPassword', input({ email: 'in@example.com' })),
  resetPassword: async () => {
    await t.enter('reset@example.com')
    await ask('forgotPassword', input({ email: 'reset@example.com' }))
    await t.settle()
    const told = t.mails.findLast(
      ({ to, text: words }) => to === 'reset@example.com' && words.includes('token='),
    )
    const reset_token = /token=([\w-]+)/.exec(told?.text ?? '')?.[1]
    await ask('resetPassword', input({ reset_token, new_password: next, confirm_password: next }))
  },
  revoke: async () => ask('revoke', { token: await t.enter('revoke@example.com') }),
  signIns: () => ask('signIns'),
  endSignIn: async () => {
    const token = await t.enter('end@example.com')
    await signInto('end@example.com')
    const { sign_ins } = await ask('signIns', { token })
    const other = (sign_ins as Body[]).find((one) => one['is_current'] !== true)
    await ask('endSignIn', { token, id: idOf(other ?? {}) })
  },
  endOtherSignIns: async () => ask('endOtherSignIns', { token: await t.enter('others@example.com') }),
  showInvite: async () => {
    await invite('shown')
    await ask('showInvite', input({ invite_id: await team.linkOf('shown@invited.test') }))
  },
  acceptInvite: async () => {
    await invite('accepting')
    await ask('acceptInvite', input({ invite_id: await team.linkOf('accepting@invited.test') }))
  },
  stores: () => ask('stores'),
  languages: () => ask('languages'),
  updateUser: () => ask('updateUser', { id: owner.id, ...input({ prefered_language: 'de' }) }),
  changePassword: async () => {
    const token = await t.enter('change@example.com')
    const me = (await ask('me', { token }))['user'] as Body
    await ask('changePassword', {
      ...{ token, id: idOf(me) },
      ...input({ current_password: password, new_password: next }),
    })
  },
  uploadPicture: () =>
    ask('uploadPicture', { id: owner.id, ...input({ file: file('me.png', png, 'image/png') }) }),
  deletePicture: () => ask('deletePicture', { id: owner.id }),
  switchStore: async () =>
    ask('switchStore', { token: (await team.add('switching', 'agent')).token, id: team.storeId }),
  createStore: async () =>
    ask('createStore', { token: await t.enter('store@example.com'), ...input({ name: 'New' }) }),
  onboardStore: () => ask('onboardStore', { id: team.storeId }),
  policies: async () => {
    await addPolicy()
    await ask('policies')
  },
  createPolicy: addPolicy,
  uploadPolicy: () => ask('uploadPolicy', input({ file: file('x.txt', 'We ship on Monday.', 'text/plain') })),
  policy: async () => ask('policy', { id: idOf(await addPolicy()) }),
  updatePolicy: async () => {
    const { id, version } = await addPolicy()
    await ask('updatePolicy', { id: text(id), ...input({ version, title: 'Sending back' }) })
  },
  deletePolicy: async () => ask('deletePolicy', { id: idOf(await addPolicy()) }),
  restorePolicy: async () => {
    const id = idOf(await addPolicy())
    await ask('deletePolicy', { id })
    await ask('restorePolicy', { id })
  },
  examples: async () => {
    await addExample()
    await ask('examples')
  },
  createExample: addExample,
  example: async () => ask('example', { id: idOf(await addExample()) }),
  updateExample: async () => {
    const { id, version } = await addExample()
    await ask('updateExample', { id: text(id), ...input({ version, is_on: false }) })
  },
  deleteExample: async () => ask('deleteExample', { id: idOf(await addExample()) }),
  restoreExample: async () => {
    const id = idOf(await addExample())
    await ask('deleteExample', { id })
    await ask('restoreExample', { id })
  },
  linkMailbox: () => ask('linkMailbox', link()),
  integrations: () => ask('integrations'),
  testMailbox: () => ask('testMailbox'),
  mailSync: () => ask('mailSync'),
  changeMailSync: () => ask('changeMailSync', input({ is_paused: true })),
  syncNow: async () => {
    await ask('changeMailSync', input({ is_paused: false }))
    await ask('syncNow')
  },
  linkShop: () => ask('linkShop', linkShop()),
  startShopOAuth: startShop,
  finishShopOAuth: async () => ask('finishShopOAuth', input({ query: await startShop() })),
  testShop: () => ask('testShop'),
  threads: async () => {
    await receiveMail()
    await ask('threads', input({ filter: 'all' }))
  },
  thread: async () => ask('thread', { id: (await receiveMail()).threadId }),
  updateThread: async () => {
    const id = (await receiveMail()).threadId
    const { version } = await ask('thread', { id })
    await ask('updateThread', { id, ...input({ version, is_archived: true }) })
  },
  bulkThreads: async () =>
    ask('bulkThreads', input({ ids: [(await receiveMail()).threadId], action: 'read' })),
  mergeThread: async () => {
    const [one, other] = [await receiveMail(), await receiveMail()]
    await ask('mergeThread', { id: one.threadId, ...input({ into: other.threadId }) })
  },
  splitThread: async () => {
    const [one, other] = [await receiveMail(), await receiveMail()]
    await ask('mergeThread', { id: one.threadId, ...input({ into: other.threadId }) })
    const { emails } = await ask('thread', { id: other.threadId })
    await ask('splitThread', {
      id: other.threadId,
      ...input({ email_id: idOf((emails as Body[]).at(-1) ?? {}) }),
    })
  },
  emailHtml: async () => ask('emailHtml', { id: (await receiveHtml()).emailId }),
  setSender: async () =>
    ask('setSender', { id: (await receiveMail()).emailId, ...input({ kind: 'customer' }) }),
  threadContext: async () => ask('threadContext', { id: (await receiveMail()).threadId }),
  createDraft: begin,
  draft: async () => ask('draft', { id: (await begin()).id }),
  updateDraft: async () => {
    const { id, version } = await begin()
    await ask('updateDraft', { id, ...input({ version, body: 'It left us today.' }) })
  },
  discardDraft: async () => ask('discardDraft', { id: (await begin()).id }),
  restoreDraft: async () => {
    const { id } = await begin()
    await ask('discardDraft', { id })
    await ask('restoreDraft', { id })
  },
  addDraftFile: async () =>
    ask('addDraftFile', { id: (await begin()).id, ...input({ file: file('x.png', png, 'image/png') }) }),
  removeDraftFile: async () => {
    const { id } = await begin()
    const added = await ask('addDraftFile', { id, ...input({ file: file('x.png', png, 'image/png') }) })
    const [first] = (added['files'] as Body[] | undefined) ?? [added]
    await ask('removeDraftFile', { id: idOf(first ?? {}) })
  },
  sendDraft: press,
  undoSend: async () => ask('undoSend', { id: (await press()).sending }),
  settleSend: async () => ask('settleSend', { id: (await lose()).sending, ...input({ arrived: true }) }),
  exportCustomer: () => ask('exportCustomer', input({ address: 'ann@mail.test' })),
  customerRequests: () => ask('customerRequests'),
  closeCustomerRequest: async () => {
    const payload = {
      ...{ shop_id: 1, shop_domain: 'northwind.myshopify.com', orders_requested: [1] },
      ...{ customer: { id: 7, email: 'ann@mail.test', phone: '' }, data_request: { id: 9 } },
    }
    const { headers, body } = shopify.webhook('customers/data_request', payload, shopify.app.secret)
    await t.api.fetch(new Request('http://api.test/v1/webhooks/shopify', { method: 'POST', headers, body }))
    await t.settle()
    const { requests } = await ask('customerRequests')
    await ask('closeCustomerRequest', { id: idOf((requests as Body[])[0] ?? {}) })
  },
  eraseCustomer: () => ask('eraseCustomer', input({ address: 'ann@mail.test' })),
  dashboard: () => ask('dashboard'),
  activity: () => ask('activity'),
  members: () => ask('members'),
  updateMember: async () =>
    ask('updateMember', {
      id: (await team.add('role', 'agent')).id,
      ...input({ role: 'manager', was: 'agent' }),
    }),
  removeMember: async () => ask('removeMember', { id: (await team.add('gone', 'agent')).id }),
  restoreMember: async () => {
    const { id } = await team.add('back', 'agent')
    const { restore } = await ask('removeMember', { id })
    await ask('restoreMember', { id, ...input({ restore }) })
  },
  invites: () => ask('invites'),
  createInvite: () => invite('asked'),
  resendInvite: async () => ask('resendInvite', { id: idOf(await invite('resent')) }),
  revokeInvite: async () => ask('revokeInvite', { id: idOf(await invite('revoked')) }),
  restoreInvite: async () => {
    const id = idOf(await invite('restored'))
    await ask('revokeInvite', { id })
    await ask('restoreInvite', { id })
  },
  settings: () => ask('settings'),
  updateSettings: async () =>
    ask('updateSettings', input({ version: (await ask('settings'))['version'], signature: 'Ann' })),
  draftingSettings: () => ask('draftingSettings'),
  updateDraftingSettings: async () =>
    ask(
      'updateDraftingSettings',
      input({ version: (await ask('draftingSettings'))['version'], tone: 'formal' }),
    ),
  testModel: () => ask('testModel'),
  writeDraft: async () =>
    ask('writeDraft', { id: (await receiveMail()).threadId, ...input({ tone: 'friendly' }) }),
  draftSteps: async () => ask('draftSteps', { id: (await begin()).id }),
  rateDraft: async () => ask('rateDraft', { id: (await begin()).id, ...input({ reason: 'tone' }) }),
  askPolicies: () => ask('askPolicies', input({ question: 'How long can I return it?' })),
  sampleReplies: () => ask('sampleReplies'),
  gaps: () => ask('gaps'),
  updateGap: async () => {
    await addPolicy()
    await ask('sampleReplies')
    const { gaps } = (await ask('gaps')) as { gaps: Body[] }
    await ask('updateGap', { id: idOf(gaps[0] ?? {}), ...input({ state: 'dismissed' }) })
  },
  overview: () => ask('overview', { token: admin }),
  rerunWork: async () => {
    await t.settle()
    isRefusing = true
    await ask('signUp', signUpOf('parked@example.com'))
    await t.settle()
    isRefusing = false
    const { parked } = await ask('overview', { token: admin })
    await ask('rerunWork', { token: admin, id: idOf((parked as Body[])[0] ?? {}) })
  },
  adminStores: () => ask('adminStores', { token: admin }),
  adminStore: () => ask('adminStore', { token: admin, id: team.storeId }),
  notify: () =>
    ask('notify', input({ error: 'It broke.', stack: null, alertType: 'error', project: 'site' })),
  // At the end, since they take away what the others work with.
  chooseShop: () => ask('unlinkShop').then(() => ask('chooseShop', input({ choice: 'later' }))),
  unlinkShop: () => ask('linkShop', linkShop()).then(() => ask('unlinkShop')),
  unlinkMailbox: () => ask('unlinkMailbox'),
  startMailboxOAuth: startConsent,
  finishMailboxOAuth: async () => ask('finishMailboxOAuth', input({ query: await startConsent() })),
}

function signUpOf(email: string): Sending {
  const name = { first_name: 'Ann', last_name: 'Archer' }
  return input({ ...name, email, password, confirm_password: password })
}

describe('the OpenAPI document', () => {
  test.each(Object.keys(story) as CallName[])('is what %s answers when it does its work', async (name) => {
    await story[name]()
  })
})

/** Each versioned call, so late that somebody else was there before. */
const stale: Partial<Story> = {
  updatePolicy: async () => {
    const id = idOf(await addPolicy())
    await ask('updatePolicy', { id, ...input({ version: 99, title: 'Late' }) }, 409)
  },
  updateExample: async () => {
    const id = idOf(await addExample())
    await ask('updateExample', { id, ...input({ version: 99, title: 'Late' }) }, 409)
  },
  linkMailbox: async () => {
    await ask('unlinkMailbox')
    await ask('linkMailbox', link())
    await ask('linkMailbox', link({ version: 99 }), 409)
  },
  linkShop: async () => {
    await ask('linkShop', linkShop())
    await ask('linkShop', linkShop({ version: 99 }), 409)
  },
  updateThread: async () => {
    const id = (await receiveMail()).threadId
    await ask('updateThread', { id, ...input({ version: 99, is_archived: true }) }, 409)
  },
  updateDraft: async () => {
    const { id } = await begin()
    await ask('updateDraft', { id, ...input({ version: 99, body: 'Late' }) }, 409)
  },
  sendDraft: async () => {
    const { id, emailId } = await begin()
    await ask('sendDraft', { id, ...input({ version: 99, seen: emailId, key: `late-${id}` }) }, 409)
  },
  undoSend: async () => {
    const { sending } = await lose()
    await ask('undoSend', { id: sending }, 409)
  },
  settleSend: async () => {
    const { sending } = await lose()
    await ask('settleSend', { id: sending, ...input({ arrived: true }) })
    await ask('settleSend', { id: sending, ...input({ arrived: true }) }, 409)
  },
  updateMember: async () => {
    const { id } = await team.add('late', 'agent')
    await ask('updateMember', { id, ...input({ role: 'owner', was: 'manager' }) }, 409)
  },
  updateSettings: () => ask('updateSettings', input({ version: 99, name: 'Late' }), 409),
  updateDraftingSettings: () => ask('updateDraftingSettings', input({ version: 99, tone: 'formal' }), 409),
}

describe('a 409', () => {
  const versioned = (Object.keys(calls) as CallName[]).filter((name) => callOf(name).isVersioned)

  test('is forced from every call that the document gives one', () => {
    expect(Object.keys(stale).sort()).toEqual(versioned.sort())
  })

  test.each(versioned)('of %s is as the document says', async (name) => {
    await stale[name]?.()
  })
})

const versionOf = async (kind: 'mailbox' | 'shop') => ((await ask('integrations'))[kind] as Body)['version']

/** Each call of a person who is signed in that is limited, with inputs that it would do. */
const limited: Partial<Record<CallName, () => Promise<Sending>>> = {
  changePassword: async () => ({
    id: owner.id,
    ...input({ current_password: password, new_password: next }),
  }),
  uploadPicture: async () => ({ id: owner.id, ...input({ file: file('me.png', png, 'image/png') }) }),
  createStore: async () => input({ name: 'One more' }),
  createPolicy: async () => input({ title: 'One', text: 'One more.' }),
  uploadPolicy: async () => input({ file: file('x.txt', 'We ship on Monday.', 'text/plain') }),
  createExample: async () => input({ title: 'One', question: 'Where?', answer: 'There.' }),
  createInvite: async () => input({ email: 'limited@invited.test', role: 'agent' }),
  resendInvite: async () => ({ id: idOf(await invite('again-limited')) }),
  linkMailbox: async () => link({ version: await versionOf('mailbox') }),
  testMailbox: async () => ({}),
  syncNow: async () => ({}),
  linkShop: async () => linkShop({ version: await versionOf('shop') }),
  startShopOAuth: async () => input({ domain: 'northwind' }),
  startMailboxOAuth: async () => input({ provider: 'google' }),
  testShop: async () => ({}),
  createDraft: async () => input({ thread_id: (await receiveMail()).threadId, body: 'One' }),
  addDraftFile: async () => ({ id: (await begin()).id, ...input({ file: file('x.png', png, 'image/png') }) }),
  sendDraft: async () => {
    const { id, version, emailId } = await begin()
    return { id, ...input({ version, seen: emailId, key: `limited-${id}` }) }
  },
  settleSend: async () => ({ id: (await lose()).sending, ...input({ arrived: false }) }),
  writeDraft: async () => ({ id: (await receiveMail()).threadId, ...input({ tone: 'friendly' }) }),
  askPolicies: async () => input({ question: 'How long can I return it?' }),
  testModel: async () => ({}),
}

describe('a 429 of a person who is signed in', () => {
  beforeAll(async () => {
    const { mailbox, shop } = await ask('integrations')
    if (!mailbox) await ask('linkMailbox', link())
    if (!shop) await ask('linkShop', linkShop())
  })

  /** Does something while the first try of anything is one too many. */
  async function withoutTries(act: () => Promise<unknown>): Promise<void> {
    const { services } = t.api
    const { limits, db, clock } = services
    Object.assign(services, { limits: createLimits(db, clock, 1e-9) })
    await act().finally(() => Object.assign(services, { limits }))
  }

  test.each(Object.keys(limited) as CallName[])('of %s is as the document says', async (name) => {
    const sending = await limited[name]?.()
    await withoutTries(() => ask(name, sending, 429))
  })

  test('comes from no other call', async () => {
    const found = new Set<CallName>()
    const signedIn = (Object.keys(calls) as CallName[]).filter((one) => callOf(one).token === 'required')
    await withoutTries(async () => {
      for (const name of signedIn)
        for (const sample of sampleInputs(name, callOf(name)))
          for (const token of [owner.token, admin])
            if ((await t.send(name, { token, id: owner.id, input: sample })).status === 429) found.add(name)
    })
    expect([...found].filter((name) => !(name in limited))).toEqual([])
  })
})
