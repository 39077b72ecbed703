import type { AdminOverviewAnswer } from '@draftdesk/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { notices } from '../database/schema.ts'
import type { NoticeMail } from '../notices/notice-mail.ts'
import { openTestApi, signUp } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { enterAdmin } from '../testing/store.ts'

let t: TestApi
let isRefusing: boolean
const sent: NoticeMail[] = []
beforeEach(async () => {
  isRefusing = false
  sent.length = 0
  const refused = Object.assign(new Error('no'), { responseCode: 554 })
  t = await openTestApi({
    mail: (mail) => {
      if (isRefusing) return Promise.reject(refused)
      sent.push(mail)
      t.mails.push(mail)
      return Promise.resolve()
    },
  })
})
afterEach(() => t.close())

const parked = async (token: string) =>
  ((await t.send('overview', { token })).body as unknown as AdminOverviewAnswer).parked

describe('rerunWork', () => {
  test('shows a super admin what was given up, and runs it again', async () => {
    const admin = await enterAdmin(t, 'boss@example.com')
    isRefusing = true
    await signUp(t.send, 'ann@example.com')
    await t.settle()
    const [row] = await parked(admin)
    expect(row).toMatchObject({ kind: 'notices', detail: 'The mail server refused it (554).', tries: 1 })
    expect(JSON.stringify(row)).not.toContain('ann@')

    isRefusing = false
    const again = await t.send('rerunWork', { token: admin, id: row?.id ?? '' })
    expect(again.status).toBe(200)
    await t.settle()
    expect(sent.at(-1)?.to).toBe('ann@example.com')
    expect(await parked(admin)).toEqual([])
    expect(await t.api.services.db.$count(notices)).toBe(0)
    expect((await t.send('rerunWork', { token: admin, id: row?.id ?? '' })).status).toBe(404)
  })

  test.each(['x', '00000000-0000-4000-8000-000000000000'])('knows no work %s', async (id) => {
    const admin = await enterAdmin(t, 'boss@example.com')
    expect((await t.send('rerunWork', { token: admin, id })).status).toBe(404)
  })
})
