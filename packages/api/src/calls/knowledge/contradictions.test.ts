import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchContradictions } from '../../drafting/contradictions/search-contradictions.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { findText } from '../../testing/database/find-text.ts'
import { receiveMail, shopAddress } from '../../testing/mail/receive.ts'
import { enterStore, joinStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

const quote = 'Unused goods can be returned within 14 days of delivery.'
const otherQuote = 'You can return unused goods within 30 days of delivery.'
let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'contradictions@example.com')
})
afterAll(() => t.close())

interface Listed {
  readonly id: string
  readonly replies: number
  readonly policy: { readonly id: string }
  readonly quote: string
  readonly other_policy: { readonly id: string } | null
  readonly other_quote: string
}
/** Both sides of a contradiction, in the order of their texts: documents of the same second have none. */
const sidesOf = (found: readonly Listed[]) =>
  found.map(({ policy, quote: said, other_policy: other, other_quote: otherSaid }) =>
    [
      [said, policy.id],
      [otherSaid, other?.id],
    ].toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  )
const list = async (token = owner.token) =>
  (await t.send('editSuggestions', { token })).body['contradictions'] as readonly Listed[]
const change = (id: string, state: 'open' | 'dismissed', token = owner.token) =>
  t.send('updateEditSuggestion', { token, id, input: { state } })
const write = async (title: string, text: string) => {
  const { body } = await t.send('createPolicy', { token: owner.token, input: { title, text } })
  await t.settle()
  return String(body['id'])
}
const edit = async (id: string, input: Record<string, unknown>) => {
  const { body } = await t.send('policy', { token: owner.token, id })
  await t.send('updatePolicy', { token: owner.token, id, input: { version: body['version'], ...input } })
  await t.settle()
}
const search = () => searchContradictions(t.api.services, owner.id, new AbortController().signal)

let count = 0
/** A mail of a customer, and the reply to it. */
async function reply(text: string, from: string): Promise<void> {
  const { db } = t.api.services
  count += 1
  const id = `<${String(count)}@asked.test>`
  await receiveMail(db, owner.id, { from, id, subject: 'Returns', text: 'How long can I return it?' })
  await receiveMail(db, owner.id, {
    ...{ from: shopAddress, to: from, id: `<${String(count)}@said.test>`, subject: 'Re: Returns' },
    ...{
      text: `Hello,\n\nthank you for your message about your order.\n${text}\n\nKind regards`,
      replyTo: id,
    },
  })
}

describe('contradictions', () => {
  let first = ''
  let second = ''
  test('between two documents are listed once with both quotes, and change nothing', async () => {
    first = await write('Returns', `# Returns\n\n${quote}`)
    second = await write('Questions', `# Questions\n\n- ${otherQuote}`)
    const found = await list()
    expect(found).toMatchObject([{ replies: 0, thread: null }])
    expect(sidesOf(found)).toEqual([
      [
        [quote, first],
        [otherQuote, second],
      ],
    ])
    const stored = await t.send('policy', { token: owner.token, id: first })
    expect(stored.body['text']).toContain(quote)
  })

  test('are dismissed and brought back, by people of the store who may write documents', async () => {
    const [{ id } = { id: '' }] = await list()
    const observer = await joinStore(t, 'watcher@example.com', owner.id, 'observer')
    const other = await enterStore(t, 'foreign@example.com')
    expect((await change(id, 'dismissed', observer)).status).toBe(403)
    expect((await change(id, 'dismissed', other.token)).status).toBe(404)
    expect(await list(other.token)).toEqual([])
    expect((await change(id, 'dismissed')).status).toBe(200)
    await search()
    expect(await list()).toEqual([])
    expect((await change(id, 'open')).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('come back after a dismissal only when one of the texts changed', async () => {
    const [{ id } = { id: '' }] = await list()
    await change(id, 'dismissed')
    await edit(second, { title: 'Questions and answers' })
    expect(await list()).toEqual([])
    await edit(second, { text: `# Questions\n\n${otherQuote.replace('30', '60')}` })
    expect(sidesOf(await list())).toEqual([
      [
        [quote, first],
        [otherQuote.replace('30', '60'), second],
      ],
    ])
  })

  test('end when one of the documents is switched off, or says the same', async () => {
    await edit(second, { is_on: false })
    expect(await list()).toEqual([])
    await edit(second, { is_on: true })
    expect(await list()).toHaveLength(1)
    await edit(second, { text: `# Questions\n\n${quote}` })
    expect(await list()).toEqual([])
  })

  test('between a document and replies need two replies that say the same, and name the newest', async () => {
    const said = 'Unused goods can be returned within 45 days of delivery.'
    await reply(said, 'Ann Baker <ann@said.test>')
    await search()
    expect(await list()).toEqual([])
    await reply(said.replace('45', '90'), 'Ben Cook <ben@said.test>')
    await search()
    expect(await list()).toEqual([])
    await reply(said, 'Zoe Quell <zoe.quell@said.test>')
    await search()
    const found = await list()
    // Both documents say the same by now, so it is listed once.
    expect(found).toMatchObject([
      { quote, other_policy: null, other_quote: said, replies: 2, thread: { subject: 'Re: Returns' } },
    ])
  })

  test('go with the customer who is erased, in every table', async () => {
    expect(await findText(t.api.services.db, '45 days')).not.toEqual([])
    for (const address of ['ann@said.test', 'zoe.quell@said.test'])
      await t.send('eraseCustomer', { token: owner.token, input: { address } })
    for (const trace of ['45 days', 'zoe.quell', 'ann@said.test'])
      expect(await findText(t.api.services.db, trace)).toEqual([])
    expect(await list()).toEqual([])
  })
})
