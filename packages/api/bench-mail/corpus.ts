import { hourMs } from '@draftdesk/contract/durations'
import { formatMail } from '../src/testing/mail/mails.ts'
import type { TestMail } from '../src/testing/mail/mails.ts'

/** A mail of the corpus and the folder that it lies in: '' is the inbox. */
export interface CorpusMail {
  readonly folder: '' | 'Sent'
  readonly mail: TestMail
  readonly id: string
}

const questions = [
  'where is my parcel? The tracking page has shown the same since Monday.',
  'the zipper of the tent broke on the first day. What can you do about it?',
  'I would like to return the shoes. They are half a size too small.',
  'could you change the address of my order? We are moving on Friday.',
  'wie lange dauert der Versand nach Österreich? Ich brauche das Zelt zum Wochenende.',
  'ist die Jacke auch in Grün zu haben? Auf der Seite finde ich sie nicht mehr.',
  'je voudrais savoir si le sac est imperméable, merci de votre réponse.',
]
const photoBytes = 350_000

/**
 * Mails of a shop over the last 80 days: conversations of one to five mails between customers and the store, quoted, every third
 * with HTML, every tenth with a photo. The same for the same number, so that runs can be compared.
 */
export function createCorpus(address: string, size: number, nowMs: number): CorpusMail[] {
  const random = createSeededRandom(size)
  const mails: CorpusMail[] = []
  for (let person = 0; mails.length < size; person += 1) {
    const length = 1 + Math.floor(random() * 5)
    const from = `Customer ${String(person)} <customer-${String(person)}@mail${String(person % 50)}.test>`
    const question = questions[person % questions.length] ?? ''
    const startMs = nowMs - (2 + random() * 80 * 24) * hourMs
    const before: string[] = []
    // Nearly all mail programs reference the whole conversation, a few only the parent mail.
    const isTerse = person % 10 === 0
    let quoted = ''
    for (let turn = 0; turn < length && mails.length < size; turn += 1) {
      const isOwn = turn % 2 === 1
      const id = `<${String(person)}.${String(turn)}@corpus.test>`
      const own = isOwn
        ? `Hello,\n\nthank you for writing. Order ${String(1000 + person)} is on its way, turn ${String(turn)}.\n\nYour shop`
        : `Hello,\n\nabout order #${String(1000 + person)}: ${question}\n${'Some more about how it came to this. '.repeat(Math.floor(random() * 30))}\n\nBest,\nCustomer ${String(person)}`
      const text = quoted === '' ? own : `${own}\n\nOn Monday somebody wrote:\n${quoted}`
      quoted = text.replace(/^/gm, '> ')
      mails.push({
        folder: isOwn ? 'Sent' : '',
        id,
        mail: varyTestMail(mails.length, {
          from: isOwn ? `Shop <${address}>` : from,
          to: isOwn ? from : address,
          subject: `${turn === 0 ? '' : 'Re: '}Order ${String(1000 + person)}`,
          id,
          ...(turn > 0 && { answers: before.at(-1) ?? '', references: before.slice(isTerse ? -1 : 0) }),
          atMs: Math.min(startMs + turn * 5 * hourMs, nowMs - hourMs),
          text,
        }),
      })
      before.push(id)
    }
  }
  return mails
}

function varyTestMail(index: number, mail: TestMail): TestMail {
  if (index % 10 === 9) return { ...mail, fileBytes: photoBytes }
  if (index % 3 !== 0) return mail
  const html = `<html><body><p>${(mail.text ?? '').replaceAll('>', '&gt;').replaceAll('\n', '<br>')}</p><table>${'<tr><td style="color:#333">A cell of a layout</td></tr>'.repeat(120)}</table></body></html>`
  const boundary = 'corpus-alternative'
  const [head = ''] = formatMail(mail).split('\r\n\r\n')
  const parts = [
    head.replace(/Content-T[^\r]*\r\n?/g, '').trimEnd(),
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    (mail.text ?? '').replaceAll('\n', '\r\n'),
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    `--${boundary}--`,
    '',
  ]
  return { ...mail, raw: parts.join('\r\n') }
}

/** Mulberry32: the same numbers for the same seed. */
function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
