import { beside } from '@draftdesk/contract'
import type { Dovecot } from '../src/testing/dovecot.ts'
import { hostileTexts } from '../src/testing/hostile-texts.ts'
import type { ToldMail } from '../src/testing/mails.ts'
import { startModelServer } from '../src/testing/model-server.ts'
import { watchHealth } from '../src/testing/watch-health.ts'
import { createCorpus } from './corpus.ts'
import { openDesk, until, type Desk } from './desk.ts'
import { say } from './figures.ts'

/** The longest that /healthz may take while hostile texts come. */
const mostMs = 250

const repeat = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** So many of the hostile texts, spread over all of them. */
function pick(count: number, characters: number): string[] {
  const texts = hostileTexts({ characters, ms: 0, runsIn: 'loop' }, true)
  const step = Math.max(1, Math.floor(texts.length / count))
  return texts.filter((_, at) => at % step === 0).slice(0, count)
}

/** How long /healthz takes at most while `size` hostile texts of each kind come: mails, documents, drafts, answers of a model, webhooks. */
export async function benchHostile(dovecot: Dovecot, size: number, server?: string): Promise<void> {
  const name = server ? 'PostgreSQL' : 'PGlite'
  const model = await startModelServer()
  const answers = pick(size, 160_000)
  model.answer(() => ({ kind: 'text', text: answers.pop() ?? '- | Hello.' }))
  const desk = await openDesk(dovecot, `hostile-${name.toLowerCase()}`, server)
  await desk.receive(createCorpus(desk.address, 60, Date.now()))
  await desk.start({ MODEL_URL: model.url, MODEL_NAME: 'hostile' })
  await desk.link()
  await until(async () => (await desk.sync()).state === 'live', { what: 'the end of the import' })
  const kinds: Readonly<Record<string, (desk: Desk, size: number) => Promise<void>>> = {
    mails: sendMails,
    documents: addDocuments,
    drafts: saveDrafts,
    'answers of a model': askModel,
    webhooks: postWebhooks,
  }
  for (const [kind, attack] of Object.entries(kinds)) {
    const health = await watchHealth(desk.api().url)
    await attack(desk, size)
    const { siteMs, idleMs } = await health.stop()
    const verdict = siteMs - idleMs <= mostMs ? 'kept' : 'MISSED'
    say(
      `/healthz under ${String(size)} hostile ${kind}, ${name}`,
      `${siteMs.toFixed()} ms at most (an idle server ${idleMs.toFixed()} ms), ${String(mostMs)} ms ${verdict}`,
    )
  }
  await desk.kill('SIGTERM')
  await desk.close()
  await model.close()
}

async function listThreads(desk: Desk): Promise<{ id: string; subject: string }[]> {
  const { body } = await desk.send('threads', { token: desk.token(), input: { limit: '50' } })
  return body['threads'] as { id: string; subject: string }[]
}

/** Answers in a known conversation: the longest texts, and HTML of nothing but tags. */
async function sendMails(desk: Desk, size: number): Promise<void> {
  const [known] = createCorpus(desk.address, 1, Date.now())
  const asked = { from: known?.mail.from ?? '', to: desk.address, answers: known?.id ?? '' }
  const plain = [repeat('>abac\n', 199_000), ...pick(Math.ceil(size / 2), 199_000)].map((text): ToldMail => ({
    ...asked,
    text,
  }))
  const html = pick(Math.floor(size / 2), 480_000).map((text): ToldMail => ({
    raw: `From: ${asked.from}\r\nTo: ${desk.address}\r\nIn-Reply-To: ${asked.answers}\r\nSubject: Tags\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${text}`,
  }))
  const last = 'The last hostile mail'
  const mails = [...plain, ...html, { ...asked, answers: '', subject: last }]
  await desk.receive(mails.map((mail) => ({ folder: '', mail, id: '' })))
  await until(async () => (await listThreads(desk)).some(({ subject }) => subject === last), {
    what: 'the last hostile mail in the list',
    patienceMs: 900_000,
  })
}

/** Documents that are typed, and files that are uploaded. */
async function addDocuments(desk: Desk, size: number): Promise<void> {
  const token = desk.token()
  const typed = [repeat('No. ', 200_000), ...pick(Math.ceil(size / 2), 200_000)]
  for (const text of typed) {
    const { status, body } = await desk.send('createPolicy', { token, input: { title: 'Rules', text } })
    if (status === 201) await desk.send('deletePolicy', { token, id: String(body['id']) })
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
async function saveDrafts(desk: Desk, size: number): Promise<void> {
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
    await desk.send('discardDraft', { token, id })
  }
}

/** Questions to the documents, which the hostile model answers, and to the model itself. */
async function askModel(desk: Desk, size: number): Promise<void> {
  const token = desk.token()
  const threads = await listThreads(desk)
  for (const [at, instruction] of pick(size, 2000).entries()) {
    await desk.send('askPolicies', { token, input: { question: instruction } })
    const thread = threads[at % threads.length]
    await desk.send('writeDraft', { token, id: thread?.id ?? '', input: { instruction } })
  }
}

/** Unsigned webhooks of the longest body that is taken. */
async function postWebhooks(desk: Desk, size: number): Promise<void> {
  const ids = `[${repeat('1,', 250_000)}1]`
  for (const text of [`{"orders_to_redact":${ids}}`, ...pick(size, 250_000)])
    await fetch(new URL(beside.shopifyWebhooks, desk.api().url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'customers/redact',
        'x-shopify-shop-domain': 'northwind.myshopify.com',
        'x-shopify-hmac-sha256': Buffer.alloc(32).toString('base64'),
      },
      // A body that is too long in bytes is refused while it is sent.
      body: Buffer.from(text).subarray(0, 250_000),
    })
}
