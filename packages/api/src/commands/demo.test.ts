import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { emailIds, emails } from '../database/schema.ts'
import { getDatabaseLocation, parseSettings } from '../platform/api-settings.ts'
import { createHome } from '../testing/process.ts'
import type { TestHome } from '../testing/process.ts'
import { createDemoData } from './demo.ts'

let home: TestHome
beforeAll(async () => {
  home = await createHome()
})
afterAll(() => home.remove())

test(
  'makes a demo once, of mails that are read and placed as real ones are',
  { timeout: 180_000 },
  async () => {
    const settings = parseSettings(home.environment)
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await createDemoData(settings)
    const lines = said.mock.calls.map(([line]) => String(line))
    said.mockRestore()
    expect(lines).toContain('owner@demo.test, Demo-pass-1: owner with everything set up\n')

    const { db, close } = await openDatabase(getDatabaseLocation(settings))
    const read = await db.select().from(emails)
    const named = new Set((await db.select().from(emailIds)).map(({ emailId }) => emailId))
    await close()
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter(({ id, fingerprint }) => !fingerprint || !named.has(id))).toEqual([])
    expect(new Set(read.map(({ kind }) => kind))).toContain('own')

    await expect(createDemoData(settings)).rejects.toThrow('The demo needs an empty database')
  },
)
