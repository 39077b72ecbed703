import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleProposals, proposalSearches } from '../../database/schema.ts'
import { loadKnowledge } from '../../knowledge/passages/load-knowledge.ts'
import { findText } from '../../testing/database/find-text.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'proposals@example.com')
})
afterAll(() => t.close())

let count = 0
/** A mail of a customer, and the reply that another mail program sent. */
async function exchange(name: string, question: string, answer: string): Promise<string> {
  count += 1
  const { db } = t.api.services
  const address = `${name.toLowerCase().replace(' ', '.')}@mail.test`
  const id = `<${String(count)}@asked.test>`
  const atMs = Date.UTC(2030, 0, 10, 9, count)
  const mail = { id, subject: `Question ${String(count)}`, atMs }
  await receiveMail(db, owner.id, {
    ...mail,
    from: `${name} <${address}>`,
    text: `Hello,\n\n${question}\n\nThanks\n${name}`,
  })
  const reply = { subject: `Re: Question ${String(count)}`, answers: id, atMs: atMs + 1000 }
  await receiveMail(db, owner.id, {
    ...{ ...reply, id: `<r${String(count)}@shop.test>`, from: `Shop <${shopAddress}>`, to: address },
    text: `Dear ${name},\n\n${answer}\n\nKind regards\nOlga`,
  })
  return address
}
interface Listed {
  readonly proposals: { readonly id: string; readonly title: string; question: string; answer: string }[]
  readonly is_searching: boolean
}
const list = async (token = owner.token) =>
  (await t.send('exampleProposals', { token })).body as unknown as Listed
async function search(): Promise<Listed['proposals']> {
  expect((await t.send('findExampleProposals', { token: owner.token })).body).toMatchObject({
    is_searching: true,
  })
  await t.settle()
  const { proposals, is_searching: isSearching } = await list()
  expect(isSearching).toBe(false)
  return proposals
}
const change = (id: string, state: 'open' | 'dismissed', token = owner.token) =>
  t.send('updateExampleProposal', { token, id, input: { state } })

describe('proposed examples', () => {
  test('come from sent replies, without what is personal, and are used by no draft', async () => {
    await exchange(
      'Rose Quibble',
      'Can I return the lamp if it does not fit? My order is #48213.',
      'You can return the lamp within 30 days of delivery as long as it is unused. Rose, we look forward to it.',
    )
    const [proposal] = await search()
    expect(proposal).toMatchObject({
      title: 'Can I return the lamp if it does not fit?',
      answer: expect.stringContaining('You can return the lamp within 30 days of delivery') as string,
    })
    expect(JSON.stringify(proposal)).not.toMatch(/rose|quibble|48213|olga/i)
    expect((await loadKnowledge(t.api.services.db, owner.id)).pieces).toEqual([])
  })

  test('are dismissed and brought back, and a dismissed one is not proposed again', async () => {
    const [proposal] = (await list()).proposals
    const id = proposal?.id ?? ''
    const observer = await joinStore(t, 'observer@example.com', owner.id, 'observer')
    const other = await enterStore(t, 'elsewhere@example.com')
    expect((await change(id, 'dismissed', observer)).status).toBe(403)
    expect((await change(id, 'dismissed', other.token)).status).toBe(404)
    expect((await list(other.token)).proposals).toEqual([])
    expect((await change(id, 'dismissed')).status).toBe(200)
    expect(await search()).toEqual([])
    expect((await change(id, 'open')).status).toBe(200)
    expect((await list()).proposals).toMatchObject([{ id }])
  })

  test('become an example with the text of the person, once', async () => {
    const [proposal] = (await list()).proposals
    const input = { title: 'Returning a lamp', question: 'Can I return it?', answer: 'Yes, for 30 days.' }
    const accept = { token: owner.token, id: proposal?.id ?? '', input }
    const accepted = await t.send('acceptExampleProposal', accept)
    expect([accepted.status, accepted.body]).toMatchObject([201, { ...input, is_on: true }])
    expect((await t.send('acceptExampleProposal', accept)).status).toBe(404)
    expect((await list()).proposals).toEqual([])
    expect((await change(accept.id, 'dismissed')).status).toBe(404)
    expect((await loadKnowledge(t.api.services.db, owner.id)).pieces).toMatchObject([{ text: input.answer }])
  })

  test('go with the customer who is erased, in every table', async () => {
    const address = await exchange(
      'Zoe Zibbler',
      'How do I wash the frobnicle at home?',
      'Please wash the frobnicle by hand at 30 degrees and let it dry flat. The machine would damage it.',
    )
    // Words of the store's own texts may be shown.
    const document = { title: 'Care', text: 'Each frobnicle is washed by hand at 30 degrees.' }
    await t.send('createPolicy', { token: owner.token, input: document })
    expect((await search()).map(({ title }) => title)).toEqual(['How do I wash the frobnicle at home?'])
    const { db } = t.api.services
    const ofStore = eq(exampleProposals.storeId, owner.id)
    expect(await db.$count(exampleProposals, and(ofStore, eq(exampleProposals.state, 'open')))).toBe(1)
    const erased = await t.send('eraseCustomer', { token: owner.token, input: { address } })
    expect(erased.status).toBe(200)
    expect((await list()).proposals).toEqual([])
    for (const text of [address, 'Zibbler', 'wash the frobnicle'])
      expect(await findText(t.api.services.db, text)).toEqual([])
  })

  test('are searched again after a search that was given up', async () => {
    const { db } = t.api.services
    const given = { storeId: owner.id, parkedAt: new Date(), fault: 'x', tries: 5 }
    await db.insert(proposalSearches).values(given)
    expect((await list()).is_searching).toBe(false)
    await search()
    expect(await db.$count(proposalSearches, eq(proposalSearches.storeId, owner.id))).toBe(0)
  })
})
