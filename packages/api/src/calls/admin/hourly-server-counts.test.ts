import type { AdminJobsAnswer, AdminOverviewAnswer } from '@draftdesk/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveHourlyServerCounts } from '../../admin/hourly-server-counts.ts'
import { serverHours } from '../../database/schema.ts'
import { ms, openTestApi, signIn } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'
import { deleteOldRows } from '../../workers/delete-old-rows.ts'

let t: TestApi
let admin: string
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  admin = await enterAdmin(t, 'admin@hours.test')
})
afterAll(() => t.close())

const count = () => saveHourlyServerCounts(t.api.services.db, t.api.services.now, t.api.services.clock())
const signInAgain = async () => String((await signIn(t.send, 'admin@hours.test')).body['token'])
const readDays = async () => {
  const token = await signInAgain()
  return ((await t.send('overview', { token })).body as AdminOverviewAnswer).days
}
const readHours = async () => ((await t.send('adminWork', { token: admin })).body as AdminJobsAnswer).hours

describe('saveHourlyServerCounts', () => {
  test('counts rows once an hour, and keeps the most due jobs and the longest wait of the hour', async () => {
    const hour = new Date('2030-01-15T12:00:00Z')
    const { db } = t.api.services
    await enterStore(t, 'ann@hours.test')
    await count()
    await db.update(serverHours).set({ dueJobs: 1000, delaySeconds: 10_000_000 })
    await t.enter('bob@hours.test')
    t.passMs(59 * ms.minute)
    await count()
    expect(await db.select().from(serverHours)).toEqual([
      { hour, stores: 1, people: 2, emails: 0, drafts: 0, dueJobs: 1000, delaySeconds: 10_000_000 },
    ])
    expect(await readHours()).toEqual([{ hour: hour.toISOString(), due: 1000, delay_seconds: 10_000_000 }])
  })

  test('shows the last count of each day, and no hour before yesterday', async () => {
    t.passMs(11 * ms.hour)
    await count()
    await enterStore(t, 'ben@hours.test')
    t.passMs(ms.hour)
    await count()
    expect(await readDays()).toEqual([
      { day: '2030-01-15', stores: 1, people: 3, emails: 0, drafts: 0 },
      { day: '2030-01-16', stores: 2, people: 4, emails: 0, drafts: 0 },
    ])
    t.passMs(23 * ms.hour)
    admin = await signInAgain()
    expect((await readHours()).map(({ hour }) => hour)).toEqual(['2030-01-16T00:00:00.000Z'])
  })

  test('is shown for 31 days, and deleted after 400', async () => {
    // The hour 23 of the 15th is less than 31 days old, but 31 days with today begin with the 16th.
    t.passMs(29 * ms.day + 13 * ms.hour)
    expect((await readDays()).map(({ day }) => day)).toEqual(['2030-01-16'])
    t.passMs(11 * ms.day)
    expect(await readDays()).toEqual([])
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(serverHours)).toBe(3)
    t.passMs(400 * ms.day)
    await deleteOldRows(t.api.services)
    expect(await t.api.services.db.$count(serverHours)).toBe(0)
  })
})
