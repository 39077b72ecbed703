import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { emailIds, emails } from '../database/schema.ts'
import { createHome, runMain, type TestHome } from '../testing/process.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})
afterAll(() => home.remove())

test(
  'makes a demo once, of mails that are read and placed as real ones are',
  { timeout: 60_000 },
  async () => {
    const { code, out, err } = await runMain(home.environment, 'demo')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('owner@demo.test, Demo-pass-1: owner with everything set up')

    const url = home.environment['DATABASE_URL']
    const { db, close } = await openDatabase(
      url ? { kind: 'postgres', url } : { kind: 'folder', path: home.folder },
    )
    const read = await db.select().from(emails)
    const named = new Set((await db.select().from(emailIds)).map(({ emailId }) => emailId))
    await close()
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter(({ id, fingerprint }) => !fingerprint || !named.has(id))).toEqual([])
    expect(new Set(read.map(({ kind }) => kind))).toContain('own')
    expect(read.some(({ foldAt }) => foldAt !== null)).toBe(true)

    const again = await runMain(home.environment, 'demo')
    expect([again.code, again.err]).toEqual([
      1,
      'There are people in this database: the demo needs an empty one.\n',
    ])
  },
)
