import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '../database/schema.ts'
import { openTestApi } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { receiveMail } from '../testing/mail/receive.ts'
import { enterStore } from '../testing/store.ts'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
})
afterAll(() => t.close())

async function openConversation(name: string) {
  const owner = await enterStore(t, `${name}@example.com`)
  const { db, clock } = t.api.services
  const { threadId } = await receiveMail(db, owner.id, { atMs: clock() })
  const asks = async () =>
    (await t.send('thread', { token: owner.token, id: threadId })).body['asks_sender'] as boolean
  return { owner, threadId, asks }
}

describe('asks_sender', () => {
  test('is true until somebody says whom replies come from', async () => {
    const { owner, asks } = await openConversation('unnamed')
    expect(await asks()).toBe(true)
    const rename = { version: 0, name: 'Another name' }
    await t.send('updateSettings', { token: owner.token, input: rename })
    expect(await asks()).toBe(true)
    await t.send('updateSettings', { token: owner.token, input: { version: 1, signature: 'Ann' } })
    expect(await asks()).toBe(false)
  })

  test('is false once the store has sent a reply', async () => {
    const { owner, threadId, asks } = await openConversation('silent')
    const sendAt = new Date(t.api.services.clock())
    await t.api.services.db.insert(outbox).values({
      ...{ storeId: owner.id, threadId, messageId: '<first@shop.test>', key: 'first-reply', state: 'sent' },
      ...{ envelope: { from: 'a@shop.test', to: ['b@mail.test'] }, sendAt },
    })
    expect(await asks()).toBe(false)
  })
})
