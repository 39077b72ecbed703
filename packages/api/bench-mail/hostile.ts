import { createHmac } from 'node:crypto'
import { otherPaths } from '@draftdesk/contract'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { hostileTexts } from '../src/testing/texts/hostile-texts.ts'
import type { TestMail } from '../src/testing/mail/mails.ts'
import { startModelServer } from '../src/testing/servers/model-server.ts'
import type { ModelResponse } from '../src/testing/servers/model-server.ts'
import { startShopify } from '../src/testing/servers/shopify.ts'
import type { FakeShopify } from '../src/testing/servers/shopify.ts'
import { watchHealth } from '../src/testing/measure/watch-health.ts'
import { createCorpus } from './corpus.ts'
import { openDesk, until } from './desk.ts'
import type { Desk } from './desk.ts'
import { say } from './figures.ts'
import { startSite } from './site.ts'
import type { BenchSite } from './site.ts'

/** The longest that one step of a server may keep /healthz waiting while hostile texts come. */
const mostMs = 250

const repeat = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** So many of the hostile texts, spread over all of them. */
function pick(count: number, characters: number): string[] {
  const texts = hostileTexts({ characters, ms: 0, runsIn: 'loop' }, true)
  const step = Math.max(1, Math.floor(texts.length / count))
  return texts.filter((_, at) => at % step === 0).slice(0, count)
}

/** The client ID and secret of the shop's own app. */
type App = FakeShopify['own']

/** A store, its pages on the site, and the app of its shop. */
interface AttackTarget {
  readonly desk: Desk
  readonly site: BenchSite
  readonly app: App
}

/**
 * Holds /healthz of the API and of the site against hostile texts: mails, documents, drafts, answers of a model and webhooks,
 * `size` of each. The figure is CPU time of the main thread during one answer, which a busy machine does not change. True when
 * none is above the limit.
 */
export async function benchHostile(dovecot: Dovecot, size: number, server?: string): Promise<boolean> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const model = await startModelServer()
  const shopify = await startShopify()
  const answers = pick(size, 18_000)
  let asked = 0
  model.answer(() => {
    asked += 1
    return writeAnswer(answers[asked % answers.length] ?? '', asked % 3 === 0)
  })
  const desk = await openDesk(dovecot, `hostile-${name.toLowerCase()}`, server)
  await desk.receive(createCorpus(desk.address, 60, Date.now()))
  await desk.start({ MODEL_URL: model.url, MODEL_NAME: 'hostile', SHOPIFY_BASE_URL: shopify.url })
  await desk.link()
  await until(async () => (await desk.sync()).state === 'live', { what: 'the end of the import' })
  await fillStore(desk, shopify.own)
  const site = await startSite(desk.api().url)
  await site.visit('/emails-page')
  const kinds: Readonly<Record<string, (target: AttackTarget, size: number) => Promise<void>>> = {
    mails: sendMails,
    documents: addDocuments,
    drafts: saveDrafts,
    'answers of a model': askModel,
    webhooks: postWebhooks,
  }
  let isKept = true
  for (const [kind, attack] of Object.entries(kinds)) {
    const watched = [
      ['API', await watchHealth(desk.api().url, desk.api().pid)],
      ['site', await watchHealth(site.url, site.pid)],
    ] as const
    const startedMs = performance.now()
    await attack({ desk, site, app: shopify.own }, size)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed()
    for (const [of, health] of watched) {
      const { busyMs, siteMs, idleMs } = await health.stop()
      const verdict = busyMs <= mostMs ? 'kept' : 'MISSED'
      isKept &&= busyMs <= mostMs
      say(
        `${of}, ${String(size)} hostile ${kind}, ${name}, ${seconds} s`,
        `${busyMs.toFixed()} ms of CPU at most, ${String(mostMs)} ms ${verdict}; by the clock ${siteMs.toFixed()} ms, an idle server ${idleMs.toFixed()} ms`,
      )
    }
  }
  await site.stop()
  await desk.kill('SIGTERM')
  await desk.close()
  await model.close()
  await shopify.close()
  return isKept
}

/** An answer in events of a few words, or of one letter, which cost the most to read. */
function writeAnswer(text: string, isInLetters: boolean): ModelResponse {
  if (!isInLetters) return { kind: 'text', text }
  const events = Array.from(text).map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  )
  return { kind: 'bytes', bytes: Buffer.from(events.join('')) }
}

/** A store that is past its set-up, with a document and a shop. */
async function fillStore(desk: Desk, app: App): Promise<void> {
  const token = desk.token()
  const { body } = await desk.send('session', { token })
  const { store } = body as { store: { id: string } }
  await desk.send('onboardStore', { token, id: store.id })
  const text = 'You can return your order within 30 days of delivery.'
  await desk.send('createPolicy', { token, input: { title: 'Returns', text } })
  const input = { domain: 'northwind', client_id: app.clientId, client_secret: app.secret }
  const { status } = await desk.send('linkShop', { token, input })
  if (status !== 200) throw new Error(`the shop was not linked: ${String(status)}`)
}

/** Opens the newest conversations on the site. */
async function visitConversations({ desk, site }: AttackTarget): Promise<void> {
  const threads = await listThreads(desk)
  for (const { id } of threads.slice(0, 5)) await site.visit(`/email-page/detail/${id}`)
}

async function listThreads(desk: Desk): Promise<{ id: string; subject: string }[]> {
  const { body } = await desk.send('threads', { token: desk.token(), input: { limit: '50' } })
  return body['threads'] as { id: string; subject: string }[]
}

/** Answers in a known conversation: the longest texts, and HTML of nothing but tags. */
async function sendMails(target: AttackTarget, size: number): Promise<void> {
  const { desk } = target
  const [known] = createCorpus(desk.address, 1, Date.now())
  const asked = { from: known?.mail.from ?? '', to: desk.address, answers: known?.id ?? '' }
  const plain = [repeat('>abac\n', 199_000), ...pick(Math.ceil(size / 2), 199_000)].map((text): TestMail => ({
    ...asked,
    text,
  }))
  const html = pick(Math.floor(size / 2), 480_000).map((text): TestMail => ({
    raw: `From: ${asked.from}\r\nTo: ${desk.address}\r\nIn-Reply-To: ${asked.answers}\r\nSubject: Tags\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${text}`,
  }))
  const last = 'The last hostile mail'
  const mails = [...plain, ...html, { ...asked, answers: '', subject: last }]
  await desk.receive(mails.map((mail) => ({ folder: '', mail, id: '' })))
  await until(async () => (await listThreads(desk)).some(({ subject }) => subject === last), {
    what: 'the last hostile mail in the list',
    patienceMs: 900_000,
  })
  await visitConversations(target)
}

/** Documents that are typed, and files that are uploaded. */
async function addDocuments({ desk, site }: AttackTarget, size: number): Promise<void> {
  const token = desk.token()
  const typed = [repeat('No. ', 200_000), ...pick(Math.ceil(size / 2), 200_000)]
  for (const text of typed) {
    const { status, body } = await desk.send('createPolicy', { token, input: { title: 'Rules', text } })
    if (status !== 201) continue
    await site.visit(`/policies-page/create-policy/${String(body['id'])}`)
    await desk.send('deletePolicy', { token, id: String(body['id']) })
  }
  for (const text of pick(Math.floor(size / 2), 400_000)) {
    const file = new File([text], 'rules.txt')
    const { status, body } = await desk.send('uploadPolicy', { token, input: { file } })
    if (status !== 201) continue
    const id = String(body['id'])
    const isRead = async () => (await desk.send('policy', { token, id })).body['state'] !== 'processing'
    await until(isRead, { what: 'the end of reading a file' })
    await desk.send('deletePolicy', { token, id })
  }
}

/** Drafts that a person saves, each twice. */
async function saveDrafts({ desk, site }: AttackTarget, size: number): Promise<void> {
  const token = desk.token()
  const [thread] = await listThreads(desk)
  for (const body of pick(size, 20_000)) {
    const begun = await desk.send('createDraft', { token, input: { thread_id: thread?.id ?? '', body } })
    if (begun.status !== 201) continue
    const { id, version } = begun.body as { id: string; version: number }
    await desk.send('updateDraft', {
      token,
      id,
      input: { version, body: `${body.slice(0, 19_000).toWellFormed()} x` },
    })
    await site.visit(`/email-page/detail/${thread?.id ?? ''}`)
    await desk.send('discardDraft', { token, id })
  }
}

/** Questions to the documents, which the hostile model answers, and to the model itself. */
async function askModel({ desk }: AttackTarget, size: number): Promise<void> {
  const token = desk.token()
  const threads = await listThreads(desk)
  for (const [at, instruction] of pick(size, 2000).entries()) {
    await desk.send('askPolicies', { token, input: { question: instruction } })
    const thread = threads[at % threads.length]
    await desk.send('writeDraft', { token, id: thread?.id ?? '', input: { instruction } })
  }
}

/** Webhooks of the longest body that is taken, half of them without a signature. */
async function postWebhooks({ desk, app }: AttackTarget, size: number): Promise<void> {
  const domain = 'northwind.myshopify.com'
  const ids = `[${repeat('1,', 250_000)}1]`
  const redact = `{"shop_domain":"${domain}","customer":{"email":null},"orders_to_redact":${ids}}`
  for (const [index, text] of [redact, redact, ...pick(size, 250_000)].entries()) {
    // A body that is too long in bytes is refused while it is sent.
    const body = Buffer.from(text).subarray(0, 262_000)
    const isSigned = index % 2 === 0
    const signature = isSigned ? createHmac('sha256', app.secret).update(body).digest() : Buffer.alloc(32)
    await fetch(new URL(otherPaths.shopifyWebhooks, desk.api().url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'customers/redact',
        'x-shopify-shop-domain': domain,
        'x-shopify-webhook-id': String(index),
        'x-shopify-hmac-sha256': signature.toString('base64'),
      },
      body,
    })
  }
}
