import { afterEach, describe, expect, test } from 'vitest'
import { notices } from '../../database/schema.ts'
import type { NoticeMail } from '../../notices/notice-mail.ts'
import { ms, openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'

let t: TestApi
afterEach(() => t.close())

const mail: NoticeMail = { to: 'ann@example.com', subject: 'Code', text: 'The code is 012345', hint: 'code' }

/** A mail server in the hands of the test: it answers with these faults, then takes everything. */
async function openWith(...faults: object[]) {
  const sent: NoticeMail[] = []
  const deliver = (one: NoticeMail) => {
    const fault = faults.shift()
    if (fault) return Promise.reject(Object.assign(new Error('550 <ann@example.com> no'), fault))
    sent.push(one)
    return Promise.resolve()
  }
  t = await openTestApi({ mail: deliver })
  return sent
}
const post = () => t.api.services.mailer.send(t.api.services.db, mail)
const rows = () => t.api.services.db.select().from(notices)
const away = { code: 'ECONNECTION' }
const deferred = { responseCode: 451, code: 'EENVELOPE' }

describe('createNoticesJob', () => {
  test('hands a mail over and leaves nothing of it', async () => {
    const sent = await openWith()
    await post()
    await t.settle()
    expect(sent).toEqual([mail])
    expect(await rows()).toEqual([])
  })

  test('writes in the transaction of its caller, so that what is rolled back is not sent', async () => {
    const sent = await openWith()
    const { db, mailer } = t.api.services
    const rolledBack = db.transaction(async (tx) => {
      await mailer.send(tx, mail)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await t.settle()
    expect([sent, await rows()]).toEqual([[], []])
  })

  test('stores a mail and a blank one alike, and sends the blank one nowhere', async () => {
    const sent = await openWith(away, away)
    const { db, mailer } = t.api.services
    await db.transaction(async (tx) => {
      await mailer.send(tx, mail)
      await mailer.send(tx, undefined)
      const [one, blank] = await tx.select().from(notices)
      expect(blank?.sealed).toHaveLength(one?.sealed.length ?? 0)
      expect(JSON.stringify(one)).not.toMatch(/012345|ann@/)
    })
    await t.settle()
    expect(sent).toEqual([])
    expect(await rows()).toHaveLength(1)
  })

  test('tries again what a server defers or cannot be reached for, until it goes', async () => {
    const sent = await openWith(deferred, away, deferred)
    await post()
    for (let count = 0; count < 4; count += 1) {
      await t.settle()
      t.passMs(ms.minute)
    }
    expect(sent).toEqual([mail])
    expect(await rows()).toEqual([])
  })

  test('parks what was deferred for an hour, with a reason that names nobody', async () => {
    await openWith(...Array.from({ length: 100 }, () => deferred))
    await post()
    for (let count = 0; count < 61; count += 1) {
      await t.settle()
      expect((await rows())[0]?.parkedAt).toBeNull()
      t.passMs(ms.minute)
      if (count === 59) break
    }
    await t.settle()
    const [row] = await rows()
    expect(row?.parkedAt).not.toBeNull()
    expect(row?.fault).toBe('The mail server put it off (451).')
    expect(row?.tries).toBeGreaterThan(8)
  })

  test('parks at once what a server refuses for good', async () => {
    await openWith({ responseCode: 550 })
    await post()
    await t.settle()
    expect(await rows()).toMatchObject([{ fault: 'The mail server refused it (550).', tries: 1 }])
    expect((await rows())[0]?.parkedAt).not.toBeNull()
  })

  test('parks what was sealed with another secret', async () => {
    const sent = await openWith()
    const { db } = t.api.services
    await db.insert(notices).values({ sealed: 'x'.repeat(60) })
    await t.api.services.mailer.send(db, undefined)
    await t.settle()
    expect(sent).toEqual([])
    expect(await rows()).toMatchObject([{ fault: 'The notice was encrypted with another API_SECRET.' }])
  })
})
