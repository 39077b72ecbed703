import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { users } from '../database/schema.ts'
import { parseSettings } from '../platform/api-settings.ts'
import { unitMs } from '../testing/time.ts'
import { backupDatabase, restoreDatabase } from './backup.ts'
import { runNightlyBackup } from './nightly-backup.ts'

const secret = 'a secret of backups, kept apart from them'
const nowMs = Date.UTC(2030, 0, 15, 3)
let home: string
/** A backup of a database with one person. */
let file: string
const fileName = 'draftdesk-2030-01-15T030000Z.backup'
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nightly-'))
  await fill('data')
  const into = folder()
  await runNightlyBackup(settingsOf('data'), into, nowMs)
  file = join(into, fileName)
})
afterAll(() => rmSync(home, { recursive: true }))

const settingsOf = (name: string, changes: Record<string, string> = {}) =>
  parseSettings({ DATA_DIR: join(home, name), BACKUP_SECRET: secret, ...changes })
/** Fills a database with one person. */
async function fill(name: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'folder', path: join(home, name) })
  await db.insert(users).values({ email: 'ann@example.com', firstName: 'Ann', lastName: 'Archer' })
  await close()
}
async function listPeople(name: string): Promise<string[]> {
  const { db, close } = await openDatabase({ kind: 'folder', path: join(home, name) })
  const rows = await db.select({ email: users.email }).from(users)
  await close()
  return rows.map(({ email }) => email)
}
/** Seals a file under the first mark, without its name. */
function sealUnnamed(content: Buffer): Buffer {
  const mark = Buffer.from('draftdesk-sealed-1\n')
  const salt = randomBytes(32)
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'draftdesk backup', 44))
  const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), derived.subarray(32)).setAAD(mark)
  return Buffer.concat([mark, salt, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}
const folder = () => mkdtempSync(join(home, 'backups-'))

describe('runNightlyBackup', { timeout: 300_000 }, () => {
  test('writes an encrypted file that restores with its secret alone', async () => {
    expect(readdirSync(dirname(file))).toEqual([fileName])
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readFileSync(file).subarray(0, 18).toString()).toBe('draftdesk-sealed-2')
    const other = { BACKUP_SECRET: 'another secret that is long enough to use' }
    await expect(restoreDatabase(settingsOf('wrong', other), file)).rejects.toThrow(
      'sealed with another BACKUP_SECRET',
    )
    expect(await listPeople('wrong')).toEqual([])
    await restoreDatabase(settingsOf('right'), file)
    expect(await listPeople('right')).toEqual(['ann@example.com'])
  })

  test('restores nothing of a file that was changed, cut or renamed', async () => {
    const whole = readFileSync(file)
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20)
    const broken = join(folder(), fileName)
    for (const bytes of [changed, whole.subarray(0, -30)]) {
      writeFileSync(broken, bytes)
      await expect(restoreDatabase(settingsOf('broken'), broken)).rejects.toThrow(broken)
      expect(await listPeople('broken')).toEqual([])
    }
    const renamed = join(folder(), 'draftdesk-2031-01-15T030000Z.backup')
    writeFileSync(renamed, whole)
    await expect(restoreDatabase(settingsOf('broken'), renamed)).rejects.toThrow(
      'was renamed, cut or changed',
    )
    expect(await listPeople('broken')).toEqual([])
  })

  test('restores a file that was sealed before names were bound', async () => {
    const plain = join(home, 'plain.gz')
    await backupDatabase(settingsOf('data'), plain)
    const unnamed = join(home, 'renamed.backup')
    writeFileSync(unnamed, sealUnnamed(readFileSync(plain)))
    await restoreDatabase(settingsOf('unnamed'), unnamed)
    expect(await listPeople('unnamed')).toEqual(['ann@example.com'])
  })

  test('deletes backups that are too old, and no other file', async () => {
    const into = folder()
    const kept = 'draftdesk-2030-01-02T030000Z.backup'
    for (const name of ['draftdesk-2029-12-31T030000Z.backup', kept, 'notes.txt'])
      writeFileSync(join(into, name), '')
    await runNightlyBackup(settingsOf('data', { BACKUP_DAYS: '14' }), into, nowMs)
    expect(readdirSync(into)).toEqual([kept, fileName, 'notes.txt'])
    await runNightlyBackup(settingsOf('data'), into, nowMs + 40 * unitMs.day)
    expect(readdirSync(into)).toEqual(['draftdesk-2030-02-24T030000Z.backup', 'notes.txt'])
  })

  test('needs a secret and a folder', async () => {
    const none = parseSettings({ DATA_DIR: join(home, 'data') })
    await expect(runNightlyBackup(none, home)).rejects.toThrow('Set BACKUP_SECRET')
    await expect(runNightlyBackup(settingsOf('data'), join(home, 'nowhere'))).rejects.toThrow(
      'There is no folder',
    )
  })
})
