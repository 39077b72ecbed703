import { setImmediate as immediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { formatMail } from '../testing/mail/mails.ts'
import type { MailReadResult } from './parsed-mail.ts'
import { createMailReader } from './mail-reader.ts'
import type { MailReader, MailReaderLimits } from './mail-reader.ts'

let reader: MailReader
afterEach(() => reader.close())

const open = (limits: Partial<MailReaderLimits>) => (reader = createMailReader(limits))
const source = (raw: string) => ({ raw: Buffer.from(raw), files: [], receivedAtMs: Date.now(), own: [] })
const plain = source(formatMail({ subject: 'Fine' }))
/** A mail that takes as long as any: as many tags as are read, each within the ones before. */
const slow = source(`Subject: Slow\r\nContent-Type: text/html\r\n\r\n${'<td><p>a'.repeat(9000)}`)

/** Reads again while a mail is too slow, because a busy machine delays any thread. */
async function readSoon(read: () => Promise<MailReadResult>): Promise<MailReadResult> {
  for (let run = 1; ; run += 1) {
    const reading = await read()
    if (reading.kind === 'read' || run === 8) return reading
    await reader.close()
  }
}

describe('createMailReader', () => {
  test('finds the language of a mail', async () => {
    open({ threads: 1, limitMs: 20_000 })
    const text = 'Guten Tag, wo bleibt mein Paket? Ich warte seit einer Woche auf die Lieferung.'
    const german = source(formatMail({ subject: 'Paket', text }))
    expect(await reader.read('store', german)).toMatchObject({ kind: 'read', mail: { language: 'de' } })
  })

  test('gives a mail its whole time, however long the thread takes to start', async () => {
    const reading = await readSoon(() => {
      open({ threads: 1, limitMs: 300 })
      return reader.read('store', plain)
    })
    expect(reading).toMatchObject({ kind: 'read', mail: { subject: 'Fine' } })
  })

  test('gives up a mail that takes too long, and goes on with the next', async () => {
    open({ threads: 1, limitMs: 1 })
    expect(await reader.read('store', slow)).toEqual({ kind: 'unread', fault: 'slow' })
    await reader.close()
    open({ threads: 1, limitMs: 20_000 })
    expect(await reader.read('store', plain)).toMatchObject({ kind: 'read' })
  })

  test('does not count the time in which its own process stood still', async () => {
    const reading = await readSoon(async () => {
      open({ threads: 1, limitMs: 400 })
      await reader.read('store', plain)
      // From here on the event loop runs timers before messages of threads.
      await immediate()
      const blocked = reader.read('store', plain)
      const untilMs = performance.now() + 1500
      while (performance.now() < untilMs) JSON.parse('{}')
      return blocked
    })
    expect(reading).toMatchObject({ kind: 'read' })
  })

  test('gives up a mail that takes too much memory, and goes on', async () => {
    open({ threads: 1, limitMegabytes: 16 })
    const answers = await Promise.all([reader.read('store', slow), reader.read('store', plain)])
    expect(answers[0]).toMatchObject({ kind: 'unread' })
  })

  test('serves the stores in turn, however many mails one of them has waiting', async () => {
    open({ threads: 1 })
    const order: string[] = []
    const read = async (storeId: string) => {
      await reader.read(storeId, plain)
      order.push(storeId)
    }
    await Promise.all([read('many'), read('many'), read('many'), read('many'), read('few'), read('one')])
    expect(order).toEqual(['many', 'few', 'one', 'many', 'many', 'many'])
  })

  test('keeps a thread for the others while a store has slow mails', async () => {
    open({ threads: 2, limitMs: 20_000 })
    await Promise.all([reader.read('quick', plain), reader.read('slow', slow)])
    let left = 3
    const slowly = Promise.all(
      Array.from({ length: left }, async () => {
        await reader.read('slow', slow)
        left -= 1
      }),
    )
    for (let count = 0; count < 3; count += 1) await reader.read('quick', plain)
    expect(left).toBeGreaterThanOrEqual(2)
    await slowly
  })

  test('reads in the one thread that was started ahead', async () => {
    open({ threads: 1 })
    reader.warm()
    const answers = await Promise.all([reader.read('store', plain), reader.read('store', plain)])
    expect(answers.map(({ kind }) => kind)).toEqual(['read', 'read'])
  })

  test('answers everybody when it is closed', async () => {
    open({ threads: 1 })
    const answers = Promise.all([1, 2, 3].map(() => reader.read('store', plain)))
    await reader.close()
    expect((await answers).map(({ kind }) => kind)).toEqual(['unread', 'unread', 'unread'])
    expect(await reader.read('store', plain)).toEqual({ kind: 'unread', fault: 'broken' })
  })
})
