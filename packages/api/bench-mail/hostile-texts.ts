import { createHmac } from 'node:crypto'
import { fileAndStreamPaths } from '@draftdesk/contract'
import type { Dovecot } from '../src/testing/servers/dovecot.ts'
import { listHostileTexts } from '../src/testing/texts/hostile-texts.ts'
import type { TestMail } from '../src/testing/mail/mails.ts'
import { startModelServer } from '../src/testing/servers/model-server.ts'
import type { ModelResponse } from '../src/testing/servers/model-server.ts'
import { startShopify } from '../src/testing/servers/shopify.ts'
import type { FakeShopify } from '../src/testing/servers/shopify.ts'
import { watchHealth } from '../src/testing/measure/watch-health.ts'
import { createCorpus } from './corpus.ts'
import { openBenchStore, waitUntil } from './bench-store.ts'
import type { BenchStore } from './bench-store.ts'
import { printFigure } from './figures.ts'
import { startBenchSite } from './bench-site.ts'
import type { BenchSite } from './bench-site.ts'

/** The longest that one step of a server may keep /healthz waiting while hostile texts come. */
const maxDelayMs = 250

const repeatToLength = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Picks a number of hostile texts, spread evenly. */
function pickHostileTexts(count: number, characters: number): string[] {
  const texts = listHostileTexts({ characters, ms: 0, runsIn: 'loop' }, true)
  const step = Math.max(1, Math.floor(texts.length / count))
  return texts.filter((_, at) => at % step === 0).slice(0, count)
}

/** The client ID and secret of the shop's own app. */
type ShopApp = FakeShopify['own']

/** A store, its pages on the site, and the app of its shop. */
interface AttackTarget {
  readonly bench: BenchStore
  readonly site: BenchSite
  readonly app: ShopApp
}

/**
 * Measures the CPU time of the main threads during /healthz while hostile mails, documents, drafts, model
 * answers and webhooks of `size` are read. True when no answer is above the limit.
 */
export async function benchHostileTexts(dovecot: Dovecot, size: number, server?: string): Promise<boolean> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const model = await startModelServer()
  const shopify = await startShopify()
  const answers = pickHostileTexts(size, 18_000)
  let asked = 0
  model.answer(() => {
    asked += 1
    return createModelResponse(answers[asked % answers.length] ?? '', asked % 3 === 0)
  })
  const bench = await openBenchStore(dovecot, `hostile-${name.toLowerCase()}`, server)
  await bench.receive(createCorpus(bench.address, 60, Date.now()))
  await bench.start({ MODEL_URL: model.url, MODEL_NAME: 'hostile', SHOPIFY_BASE_URL: shopify.url })
  await bench.link()
  await waitUntil(async () => (await bench.sync()).state === 'live', { what: 'the end of the import' })
  await setUpAttackedStore(bench, shopify.own)
  const site = await startBenchSite(bench.api().url)
  await site.visit('/emails-page')
  const kinds: Readonly<Record<string, (target: AttackTarget, size: number) => Promise<void>>> = {
    mails: sendMails,
    documents: addDocuments,
    drafts: saveDrafts,
    'answers of a model': sendHostileQuestions,
    webhooks: postWebhooks,
  }
  let isKept = true
  for (const [kind, attack] of Object.entries(kinds)) {
    const watched = [
      ['API', await watchHealth(bench.api().url, bench.api().pid)],
      ['site', await watchHealth(site.url, site.pid)],
    ] as const
    const startedMs = performance.now()
    await attack({ bench, site, app: shopify.own }, size)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed()
    for (const [of, health] of watched) {
      const { busyMs, siteMs, idleMs } = await health.stop()
      const verdict = busyMs <= maxDelayMs ? 'kept' : 'MISSED'
      isKept &&= busyMs <= maxDelayMs
      printFigure(
        `${of}, ${String(size)} hostile ${kind}, ${name}, ${seconds} s`,
        `${busyMs.toFixed()} ms of CPU at most, ${String(maxDelayMs)} ms ${verdict}; by the clock ${siteMs.toFixed()} ms, an idle server ${idleMs.toFixed()} ms`,
      )
    }
  }
  await site.stop()
  await bench.kill('SIGTERM')
  await bench.close()
  await model.close()
  await shopify.close()
  return isKept
}

/** An answer in events of a few words, or of one letter, which cost the most to read. */
function createModelResponse(text: string, isInLetters: boolean): ModelResponse {
  if (!isInLetters) return { kind: 'text', text }
  const events = Array.from(text).map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  )
  return { kind: 'bytes', bytes: Buffer.from(events.join('')) }
}

/** A store that is past its set-up, with a document and a shop. */
async function setUpAttackedStore(bench: BenchStore, app: ShopApp): Promise<void> {
  const token = bench.token()
  const { body } = await bench.send('session', { token })
  const { store } = body as { store: { id: string } }
  await bench.send('onboardStore', { token, id: store.id })
  const text = 'You can return your order within 30 days of delivery.'
  await bench.send('createPolicy', { token, input: { title: 'Returns', text } })
  const input = { domain: 'northwind', client_id: app.clientId, client_secret: app.secret }
  const { status } = await bench.send('linkShop', { token, input })
  if (status !== 200) throw new Error(`the shop was not linked: ${String(status)}`)
}

/** Opens the newest conversations on the site. */
async function visitConversations({ bench, site }: AttackTarget): Promise<void> {
  const threads = await listThreads(bench)
  for (const { id } of threads.slice(0, 5)) await site.visit(`/email-page/detail/${id}`)
}

async function listThreads(bench: BenchStore): Promise<{ id: string; subject: string }[]> {
  const { body } = await bench.send('threads', { token: bench.token(), input: { limit: '50' } })
  return body['threads'] as { id: string; subject: string }[]
}

/** Answers in a known conversation: the longest texts, and HTML of nothing but tags. */
async function sendMails(target: AttackTarget, size: number): Promise<void> {
  const { bench } = target
  const [known] = createCorpus(bench.address, 1, Date.now())
  const asked = { from: known?.mail.from ?? '', to: bench.address, answers: known?.id ?? '' }
  const plain = [repeatToLength('>abac\n', 199_000), ...pickHostileTexts(Math.ceil(size / 2), 199_000)].map(
    (text): TestMail => ({
      ...asked,
      text,
    }),
  )
  const html = pickHostileTexts(Math.floor(size / 2), 480_000).map((text): TestMail => ({
    raw: `From: ${asked.from}\r\nTo: ${bench.address}\r\nIn-Reply-To: ${asked.answers}\r\nSubject: Tags\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${text}`,
  }))
  const last = 'The last hostile mail'
  const mails = [...plain, ...html, { ...asked, answers: '', subject: last }]
  await bench.receive(mails.map((mail) => ({ folder: '', mail, id: '' })))
  await waitUntil(async () => (await listThreads(bench)).some(({ subject }) => subject === last), {
    what: 'the last hostile mail in the list',
    patienceMs: 900_000,
  })
  await visitConversations(target)
}

/** Documents that are typed, and files that are uploaded. */
async function addDocuments({ bench, site }: AttackTarget, size: number): Promise<void> {
  const token = bench.token()
  const typed = [repeatToLength('No. ', 200_000), ...pickHostileTexts(Math.ceil(size / 2), 200_000)]
  for (const text of typed) {
    const { status, body } = await bench.send('createPolicy', { token, input: { title: 'Rules', text } })
    if (status !== 201) continue
    await site.visit(`/policies-page/create-policy/${String(body['id'])}`)
    await bench.send('deletePolicy', { token, id: String(body['id']) })
  }
  for (const text of pickHostileTexts(Math.floor(size / 2), 400_000)) {
    const file = new File([text], 'rules.txt')
    const { status, body } = await bench.send('uploadPolicy', { token, input: { file } })
    if (status !== 201) continue
    const id = String(body['id'])
    const isDocumentRead = async () =>
      (await bench.send('policy', { token, id })).body['state'] !== 'processing'
    await waitUntil(isDocumentRead, { what: 'the end of reading a file' })
    await bench.send('deletePolicy', { token, id })
  }
}

/** Drafts that a person saves, each twice. */
async function saveDrafts({ bench, site }: AttackTarget, size: number): Promise<void> {
  const token = bench.token()
  const [thread] = await listThreads(bench)
  for (const body of pickHostileTexts(size, 20_000)) {
    const begun = await bench.send('createDraft', { token, input: { thread_id: thread?.id ?? '', body } })
    if (begun.status !== 201) continue
    const { id, version } = begun.body as { id: string; version: number }
    await bench.send('updateDraft', {
      token,
      id,
      input: { version, body: `${body.slice(0, 19_000).toWellFormed()} x` },
    })
    await site.visit(`/email-page/detail/${thread?.id ?? ''}`)
    await bench.send('discardDraft', { token, id })
  }
}

/** Questions to the documents, which the hostile model answers, and to the model itself. */
async function sendHostileQuestions({ bench }: AttackTarget, size: number): Promise<void> {
  const token = bench.token()
  const threads = await listThreads(bench)
  for (const [at, instruction] of pickHostileTexts(size, 2000).entries()) {
    await bench.send('askPolicies', { token, input: { question: instruction } })
    const thread = threads[at % threads.length]
    await bench.send('writeDraft', { token, id: thread?.id ?? '', input: { instruction } })
  }
}

/** Webhooks of the longest body that is taken, half of them without a signature. */
async function postWebhooks({ bench, app }: AttackTarget, size: number): Promise<void> {
  const domain = 'northwind.myshopify.com'
  const ids = `[${repeatToLength('1,', 250_000)}1]`
  const redact = `{"shop_domain":"${domain}","customer":{"email":null},"orders_to_redact":${ids}}`
  for (const [index, text] of [redact, redact, ...pickHostileTexts(size, 250_000)].entries()) {
    // The server refuses a body that is too long while it is still being sent.
    const body = Buffer.from(text).subarray(0, 262_000)
    const isSigned = index % 2 === 0
    const signature = isSigned ? createHmac('sha256', app.secret).update(body).digest() : Buffer.alloc(32)
    await fetch(new URL(fileAndStreamPaths.shopifyWebhooks, bench.api().url), {
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
