import { hourMs } from '@draftdesk/contract/durations'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { stores } from '../../database/schema.ts'
import { readMail } from '../../reading/read-mail.ts'
import { createMailReader } from '../../reading/mail-reader.ts'
import { formatMail } from '../../testing/mail/mails.ts'
import type { TestMail } from '../../testing/mail/mails.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { foldKnownQuotes } from './fold-quotes.ts'

const database = useDatabase()
const reader = createMailReader({ threads: 1 })
afterAll(() => reader.close())

const own = new Set([shopAddress])
const startMs = Date.UTC(2030, 0, 10, 9)
const question = 'Halló,\n\nhvar er tjaldið mitt? Ég þarf það fyrir helgina.\n\nAnna'
const answer = 'Tjaldið þitt er á leiðinni og kemur á föstudaginn.\n\nBúðin'

let storeId = ''
beforeEach(async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  storeId = store?.id ?? ''
})

/** The parts above the fold of mails that come together. */
async function showNew(...mails: TestMail[]): Promise<string[]> {
  const coming = await Promise.all(
    mails.map(async (told) => {
      const receivedAtMs = told.atMs ?? startMs
      const isSent = told.from === shopAddress
      const raw = Buffer.from(formatMail(told))
      return { mail: await readMail({ raw, files: [], receivedAtMs, own: [...own], isSent }), receivedAtMs }
    }),
  )
  const folded = await foldKnownQuotes({ db: database.db, reader, storeId, own }, coming)
  return folded.map(({ text, foldAt }) => text.slice(0, foldAt).trim())
}

const asked = { id: '<asked>', text: question, atMs: startMs }
const answered = {
  from: shopAddress,
  to: 'ann@mail.test',
  id: '<answered>',
  answers: '<asked>',
  subject: 'Re: Where is my order?',
  text: answer,
  atMs: startMs + hourMs,
}
const thanks = {
  id: '<thanks>',
  answers: '<answered>',
  subject: 'Re: Where is my order?',
  text: `Takk!\n\nBúðin sagði\n${answer}`,
  atMs: startMs + 2 * hourMs,
}

describe('foldKnownQuotes', () => {
  test('folds what a mail repeats of the one that it answers', async () => {
    await receiveMail(database.db, storeId, asked)
    await receiveMail(database.db, storeId, answered)
    expect(await showNew(thanks)).toEqual(['Takk!\n\nBúðin sagði'])
  })

  test('folds what mails that come together repeat of each other, whichever comes first', async () => {
    expect(await showNew(thanks, answered)).toEqual(['Takk!\n\nBúðin sagði', answer])
  })

  test('finds the repeated mail by its subject when the Message-ID was rewritten', async () => {
    await receiveMail(database.db, storeId, asked)
    await receiveMail(database.db, storeId, answered)
    expect(await showNew({ ...thanks, answers: '<rewritten>' })).toEqual(['Takk!\n\nBúðin sagði'])
  })

  test('leaves a question open that its customer asks again, and one that a later mail repeats', async () => {
    await receiveMail(database.db, storeId, asked)
    const again = `Enn ekkert svar.\n\n${question}`
    expect(await showNew({ id: '<again>', answers: '<asked>', text: again, atMs: startMs + hourMs })).toEqual(
      [again],
    )
    await receiveMail(database.db, storeId, answered)
    expect(await showNew({ ...thanks, atMs: startMs })).toEqual([thanks.text])
  })
})
