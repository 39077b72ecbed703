import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftFeedback, drafts, draftVersions, passages, stores } from '../database/schema.ts'
import type { DraftSentence } from '../database/schema.ts'
import { addPolicy } from '../knowledge/edit-policies.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { receiveMail } from '../testing/mail/receive.ts'
import { loadLabelledShops, measureShop } from '../testing/measure/measure-answers.ts'
import { writeReportedDrafts } from './reported-drafts.ts'

const database = useDatabase()
const postage = 'A parcel within the country costs 5 EUR.'
const care = 'Wash the cloth by hand at 30 degrees.'
let storeId = ''
let home = ''
let folder = ''
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'reported-'))
  folder = join(home, 'cases')
  await database.db.delete(stores)
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  storeId = store?.id ?? ''
  const text = `# Postage\n\n${postage}\n\n# Care\n\n${care}`
  await addPolicy(database.db, storeId, { kind: 'text', title: 'Our goods/1', text }, Date.now())
})
afterEach(() => rmSync(home, { recursive: true }))

/** A statement that quotes a passage. */
async function quote(text: string): Promise<DraftSentence> {
  const rows = await database.db.select().from(passages).where(eq(passages.storeId, storeId))
  const id = rows.find(({ body }) => body.includes(text))?.id ?? ''
  return { text, mark: 'supported', why: '', sources: [{ kind: 'passage', id, title: '', quote: text }] }
}
const toOrder = (text: string): DraftSentence => ({
  ...{ text, mark: 'supported', why: '' },
  sources: [{ kind: 'order', id: 'o', title: '', quote: text }],
})

let count = 0
/** A mail with a draft that an agent reported, edited and sent. */
async function report(
  reason: typeof draftFeedback.$inferSelect.reason,
  before: string,
  sent: readonly DraftSentence[],
  text = 'What does a parcel cost?',
): Promise<void> {
  count += 1
  const from = 'Ann Baker <ann@mail.test>'
  const mail = { from, id: `<${String(count)}@mail.test>`, subject: '', text }
  const { threadId, emailId } = await receiveMail(database.db, storeId, mail)
  const body = sent.map((sentence) => sentence.text).join(' ')
  const [draft] = await database.db
    .insert(drafts)
    .values({
      ...{ threadId, state: 'sent', version: 2, body, sentences: sent },
      ...{ answersEmailId: emailId, headEmailId: emailId },
    })
    .returning()
  const draftId = draft?.id ?? ''
  await database.db.insert(draftVersions).values({ draftId, version: 1, body: before })
  await database.db.insert(draftFeedback).values({ draftId, reason })
}

describe('writeReportedDrafts', () => {
  test('writes a shop that the bench reads, labelled by the reply that was sent', async () => {
    await report('wrong', `Hello Ann,\n\n${care}\n\nKind regards\nShop`, [await quote(postage)])
    expect(await writeReportedDrafts(database.db, folder)).toEqual([
      `Store ${storeId}: 1 reported drafts, 0 left out.`,
    ])
    const [[, shop] = []] = loadLabelledShops(folder)
    expect(shop?.documents).toMatchObject([{ title: 'Our goods 1' }])
    expect(shop?.mails).toMatchObject([
      { text: 'What does a parcel cost?', says: [postage], reported: { reason: 'wrong', said: [care] } },
    ])
    const figures = shop && (await measureShop(shop, undefined))
    expect(figures?.outcomes).toMatchObject({ 'green and right': 1, 'reported again': 0 })
    expect(readdirSync(join(folder, storeId)).toSorted()).toEqual(['Our-goods-1.md', 'mails.json'])
    expect(statSync(join(folder, storeId, 'mails.json')).mode & 0o077).toBe(0)
  })

  test('has the bench count a draft that says again what was reported', async () => {
    await report('incomplete', postage, [await quote(postage), await quote(care)])
    await writeReportedDrafts(database.db, folder)
    const [[, shop] = []] = loadLabelledShops(folder)
    const figures = shop && (await measureShop(shop, undefined))
    expect(figures?.outcomes).toMatchObject({ 'green and right': 0, 'reported again': 1 })
    expect(figures?.counts).toMatchObject({ green: 1, unfit: 1 })
  })

  test('leaves out orders, and drafts after which nothing was sent that quotes a document', async () => {
    await report('wrong', care, [toOrder('Your order was shipped.')])
    await report('order', care, [await quote(postage)])
    await report('wrong', care, [])
    expect(await writeReportedDrafts(database.db, folder)).toEqual([
      `Store ${storeId}: 0 reported drafts, 3 left out.`,
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  test('writes no name of the customer, no address and no long number', async () => {
    const text = 'I am Ann Baker, ann@mail.test, order 4821377. What does a parcel cost?'
    await report('wrong', `Hello Ann Baker,\n\n${care}`, [await quote(postage)], text)
    await writeReportedDrafts(database.db, folder)
    const [[, shop] = []] = loadLabelledShops(folder)
    expect(shop?.mails[0]?.text).toContain('What does a parcel cost?')
    expect(JSON.stringify(shop?.mails)).not.toMatch(/Ann|Baker|mail\.test|4821377/)
  })
})
