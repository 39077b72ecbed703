import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  contradictions,
  contradictionSearches,
  dismissedSuggestions,
  policies,
} from '../../database/schema.ts'
import { transact } from '../../database/transact.ts'
import {
  hashSentencePair,
  searchContradictions,
  saveContradictions,
} from '../../drafting/contradictions/search-contradictions.ts'
import { enqueueContradictionSearchesSince } from '../../knowledge/enqueue-knowledge-jobs.ts'
import { ms, openTestApi, testPassword } from '../../testing/api.ts'
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
const edit = async (id: string, input: Record<string, unknown>, token = owner.token) => {
  const { body } = await t.send('policy', { token, id })
  await t.send('updatePolicy', { token, id, input: { version: body['version'], ...input } })
  await t.settle()
}
const find = async (storeId = owner.id) =>
  (await searchContradictions(t.api.services, storeId, new AbortController().signal)) ?? []
const search = async () => {
  const found = await find()
  await transact(t.api.services.db, (tx) => saveContradictions(tx, owner.id, found))
}

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

  test('of replies stay dismissed when later replies say the same in other words', async () => {
    const [{ id } = { id: '' }] = await list()
    await change(id, 'dismissed')
    await reply('You may send unused goods back within 45 days of delivery.', 'Leo Marsh <leo@said.test>')
    await search()
    expect(await list()).toEqual([])
    expect((await change(id, 'open')).status).toBe(200)
    expect(await list()).toMatchObject([{ id, replies: 3 }])
    await t.send('eraseCustomer', { token: owner.token, input: { address: 'leo@said.test' } })
    await t.settle()
  })

  test('of replies stay dismissed that were dismissed as a pair of sentences', async () => {
    const { db } = t.api.services
    const said = 'Unused goods can be returned within 45 days of delivery.'
    const earlier = { storeId: owner.id, suggestion: hashSentencePair({ quote }, { quote: said }) }
    await db.insert(dismissedSuggestions).values(earlier)
    await search()
    expect(await list()).toEqual([])
    await db.delete(dismissedSuggestions).where(eq(dismissedSuggestions.suggestion, earlier.suggestion))
    await search()
    expect(await list()).toHaveLength(1)
  })

  test('count their replies again when one of several customers is erased', async () => {
    await reply('Unused goods can be returned within 45 days of delivery.', 'Kim Lund <kim@said.test>')
    await search()
    expect(await list()).toMatchObject([{ replies: 3 }])
    await t.send('eraseCustomer', { token: owner.token, input: { address: 'kim@said.test' } })
    await t.settle()
    expect(await list()).toMatchObject([{ replies: 2 }])
  })

  test('of replies are compared again every day', async () => {
    const { db } = t.api.services
    const other = await enterStore(t, 'silent@example.com')
    await t.settle()
    await enqueueContradictionSearchesSince(db, new Date(t.api.services.clock() + ms.day))
    const due = await db.select({ storeId: contradictionSearches.storeId }).from(contradictionSearches)
    // The store sent nothing since, but its contradiction may have ended.
    expect(due).toContainEqual({ storeId: owner.id })
    expect(due).not.toContainEqual({ storeId: other.id })
    await t.settle()
  })

  test('are not compared every day in a store whose search has failed for good', async () => {
    const { db } = t.api.services
    const failed = { storeId: owner.id, parkedAt: new Date(t.api.services.clock()), fault: 'x', tries: 5 }
    await db.insert(contradictionSearches).values(failed)
    await enqueueContradictionSearchesSince(db, new Date(t.api.services.clock() - ms.day))
    const ofStore = eq(contradictionSearches.storeId, owner.id)
    expect(await db.select().from(contradictionSearches).where(ofStore)).toMatchObject([failed])
    await db.delete(contradictionSearches).where(ofStore)
  })

  test('go with the customer who is erased, in every table', async () => {
    expect(await findText(t.api.services.db, '45 days')).not.toEqual([])
    for (const address of ['ann@said.test', 'zoe.quell@said.test'])
      await t.send('eraseCustomer', { token: owner.token, input: { address } })
    for (const trace of ['45 days', 'zoe.quell', 'ann@said.test'])
      expect(await findText(t.api.services.db, trace)).toEqual([])
    expect(await list()).toEqual([])
  })

  test('of replies end when the replies are old', async () => {
    const said = 'Unused goods can be returned within 45 days of delivery.'
    await reply(said, 'Ida Moss <ida@said.test>')
    await reply(said, 'Jon Nye <jon@said.test>')
    await search()
    expect(await list()).toHaveLength(1)
    t.passMs(31 * ms.day)
    const { body } = await t.send('signIn', {
      input: { email: 'contradictions@example.com', password: testPassword },
    })
    owner = { ...owner, token: String(body['token']) }
    expect(await list()).toEqual([])
  })
})

describe('contradictions of many documents', () => {
  const names = Array.from(
    { length: 60 },
    (_, at) => `zabo${String.fromCodePoint(97 + (at % 26))}${String.fromCodePoint(97 + Math.floor(at / 26))}`,
  )
  const textOf = (days: number, subjects = names) =>
    subjects.map((name) => `The ${name} tent arrives within ${String(days)} days.`).join('\n\n')
  let store: StoreOwner
  const add = async (title: string, text: string): Promise<string> => {
    const { body } = await t.send('createPolicy', { token: store.token, input: { title, text } })
    return String(body['id'])
  }
  const listOf = async (policyId: string) => {
    const { body } = await t.send('editSuggestions', { token: store.token, input: { policy_id: policyId } })
    return body['contradictions'] as readonly Listed[]
  }
  beforeAll(async () => {
    store = await enterStore(t, 'many@example.com')
    await add('One', textOf(2))
    await add('Other', textOf(3))
    await t.settle()
  })

  test('show those of a document, however many others the store has', async () => {
    expect(await list(store.token)).toHaveLength(20)
    const first = await add('Cups', 'The porcelain cups are sent within 4 hours.')
    const second = await add('Mugs', 'The porcelain cups are sent within 9 hours.')
    expect(await listOf(first)).toEqual([])
    // Kept ones make room for others.
    const { db } = t.api.services
    const stored = await db.select().from(contradictions).where(eq(contradictions.storeId, store.id))
    expect(stored).toHaveLength(50)
    const kept = stored.map(({ pair }) => ({ storeId: store.id, suggestion: pair }))
    await db.insert(dismissedSuggestions).values(kept)
    await t.settle()
    const open = (await find(store.id)).filter(
      ({ pair }) => !kept.some(({ suggestion }) => suggestion === pair),
    )
    expect(open).toHaveLength(11)
    await edit(first, { title: 'Cups and mugs' }, store.token)
    for (const id of [first, second]) expect(await listOf(id)).toHaveLength(1)
  })

  test('leave out a document that was deleted meanwhile', async () => {
    const { db } = t.api.services
    const found = await find(store.id)
    const [gone] = await db.select().from(policies).where(eq(policies.title, 'Mugs'))
    await db.delete(policies).where(eq(policies.id, gone?.id ?? ''))
    await transact(db, (tx) => saveContradictions(tx, store.id, found))
    const stored = await db.select().from(contradictions).where(eq(contradictions.storeId, store.id))
    expect(stored).toHaveLength(found.length - 1)
  })
})

describe('a saved text', () => {
  let store: StoreOwner
  const create = async (name: 'createPolicy' | 'createExample', input: object): Promise<string> => {
    const { body } = await t.send(name, { token: store.token, input: { ...input } })
    return String(body['id'])
  }
  beforeAll(async () => {
    store = await enterStore(t, 'saved@example.com')
  })

  test('is compared with the documents and examples of its store', async () => {
    const { token } = store
    const example = { title: 'Sending back', question: 'How long do I have?', answer: otherQuote }
    const exampleId = await create('createExample', example)
    const policyId = await create('createPolicy', { title: 'Returns', text: `# Returns\n\n${quote}` })
    const ofPolicy = await t.send('policyContradictions', { token, id: policyId })
    const ofExample = await t.send('exampleContradictions', { token, id: exampleId })
    expect(ofPolicy.body['contradictions']).toEqual([
      { quote, other: { kind: 'example', id: exampleId, title: 'Sending back' }, other_quote: otherQuote },
    ])
    expect(ofExample.body['contradictions']).toEqual([
      { quote: otherQuote, other: { kind: 'policy', id: policyId, title: 'Returns' }, other_quote: quote },
    ])
  })

  test('shows an open contradiction behind many that people keep', async () => {
    const { db } = t.api.services
    const many = await enterStore(t, 'keeping@example.com')
    const say = (subjects: readonly string[], days: number) =>
      subjects.map((subject) => `The ${subject} arrives within ${String(days)} days.`)
    const letters = Array.from('abcdefghijklmnop')
    const tents = letters.flatMap((one) => letters.map((other) => `${one}${other}zabok tent`))
    const [kept, keptOther] = [say(tents, 2), say(tents, 3)]
    await db.insert(dismissedSuggestions).values(
      kept.map((said, at) => ({
        storeId: many.id,
        suggestion: hashSentencePair({ quote: said }, { quote: keptOther[at] ?? '' }),
      })),
    )
    const [open = '', openOther = ''] = [say(['porcelain mug'], 4)[0], say(['porcelain mug'], 9)[0]]
    const add = (title: string, sentences: readonly string[]) =>
      t.send('createPolicy', { token: many.token, input: { title, text: sentences.join('\n\n') } })
    await add('Other', [...keptOther, openOther])
    const { body } = await add('One', [...kept, open])
    const found = await t.send('policyContradictions', { token: many.token, id: String(body['id']) })
    expect(found.body['contradictions']).toMatchObject([{ quote: open, other_quote: openOther }])
  })

  test('is compared by its store alone', async () => {
    const { token } = await enterStore(t, 'unsaved@example.com')
    const id = await create('createPolicy', { title: 'One', text: quote })
    expect((await t.send('policyContradictions', { token, id })).status).toBe(404)
    expect((await t.send('exampleContradictions', { token, id })).status).toBe(404)
    const listed = await t.send('editSuggestions', { token, input: { policy_id: id } })
    expect(listed.status).toBe(422)
  })
})
