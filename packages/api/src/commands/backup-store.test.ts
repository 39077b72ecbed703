import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { backupRuns, users } from '../database/schema.ts'
import { parseSettings } from '../platform/settings.ts'
import { copyEmptyDatabase } from '../testing/process.ts'
import { startS3 } from '../testing/servers/s3.ts'
import type { S3Server } from '../testing/servers/s3.ts'
import { ms } from '../testing/time.ts'
import { restore } from './backup.ts'
import { openBucket } from './backup-store.ts'
import { nightlyBackup } from './nightly-backup.ts'

const mb = 1024 * 1024
const nowMs = Date.UTC(2030, 0, 15, 3)
const name = 'draftdesk-2030-01-15T030000Z.backup'
let home: string
let s3: S3Server
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'bucket-'))
  s3 = await startS3()
})
afterEach(async () => {
  await s3.stop()
  rmSync(home, { recursive: true })
})

const settingsOf = (folder: string, changes: Record<string, string> = {}) =>
  parseSettings({
    DATA_DIR: join(home, folder),
    BACKUP_SECRET: 'a secret of backups, kept apart from them',
    BACKUP_S3_URL: s3.url,
    BACKUP_S3_REGION: 'test-region',
    BACKUP_S3_KEY_ID: s3.keyId,
    BACKUP_S3_KEY: s3.key,
    ...changes,
  })
async function open(changes: Record<string, string> = {}) {
  const bucket = await openBucket(settingsOf('none', changes))
  if (!bucket) throw new Error('no bucket')
  return bucket
}
const cut = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) =>
      bytes.subarray(n * 65_536, (n + 1) * 65_536),
    ),
  )

describe('openBucket', () => {
  test('uploads in parts, and reads ranges', async () => {
    const bytes = randomBytes(33 * mb)
    const bucket = await open()
    await bucket.save(name, cut(bytes))
    expect(s3.parts.get(name)).toEqual([16 * mb, 16 * mb, mb])
    expect(s3.objects.get(name)?.equals(bytes)).toBe(true)
    const file = await bucket.open(name)
    expect(file.size).toBe(bytes.length)
    const range = Buffer.concat(await (await file.read(mb, 20 * mb)).toArray())
    expect(range.equals(bytes.subarray(mb, 20 * mb + 1))).toBe(true)
  })

  test('sends a part again that failed', async () => {
    s3.failNext('PUT', 503, 2)
    await (await open()).save(name, cut(randomBytes(mb)))
    expect(s3.objects.get(name)).toHaveLength(mb)
  })

  test('leaves nothing of a content that fails', async () => {
    const failing = Readable.from(
      (async function* () {
        yield await Promise.resolve(randomBytes(17 * mb))
        throw new Error('the database is away')
      })(),
    )
    await expect((await open()).save(name, failing)).rejects.toThrow('the database is away')
    expect([s3.objects.size, s3.openUploads()]).toEqual([0, 0])
  })

  test('lists all pages, and deletes', async () => {
    for (const each of ['a', 'b', 'c', 'd', 'e']) s3.put(each, Buffer.alloc(1))
    const bucket = await open()
    expect(await bucket.list()).toEqual(['a', 'b', 'c', 'd', 'e'])
    await bucket.remove('c')
    expect(await bucket.list()).toEqual(['a', 'b', 'd', 'e'])
  })

  test.each([
    ['a wrong key', { BACKUP_S3_KEY: 'another' }, 'answered 403 (SignatureDoesNotMatch)'],
    ['an unknown key', { BACKUP_S3_KEY_ID: 'another' }, 'answered 403 (InvalidAccessKeyId)'],
    [
      'a server that is away',
      { BACKUP_S3_URL: 'http://127.0.0.1:2/backups' },
      'cannot be reached: ECONNREFUSED',
    ],
  ])('explains %s without its secret', async (_, changes: Record<string, string>, sentence) => {
    await expect((await open(changes)).save(name, cut(randomBytes(9)))).rejects.toThrow(sentence)
    await expect((await open(changes)).list()).rejects.toThrow(sentence)
  })

  test('needs both halves of the key', async () => {
    await expect(open({ BACKUP_S3_KEY: '' })).rejects.toThrow('Set BACKUP_S3_KEY_ID and BACKUP_S3_KEY')
  })
})

describe('a bucket', { timeout: 300_000 }, () => {
  async function use<T>(
    folder: string,
    work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
  ) {
    const { db, close } = await openDatabase({ kind: 'folder', path: join(home, folder) })
    try {
      return await work(db)
    } finally {
      await close()
    }
  }
  const listRuns = () =>
    use('data', (db) => db.select({ rows: backupRuns.rows, fault: backupRuns.fault }).from(backupRuns))

  test('takes nightly backups, restores the latest, and drops the old ones', async () => {
    for (const folder of ['data', 'again']) {
      mkdirSync(join(home, folder))
      await copyEmptyDatabase(join(home, folder))
    }
    await use('data', (db) =>
      db.insert(users).values({ email: 'ann@example.com', firstName: 'Ann', lastName: 'Archer' }),
    )
    const kept = 'draftdesk-2030-01-02T030000Z.backup'
    for (const each of ['draftdesk-2029-12-31T030000Z.backup', kept, 'notes.txt'])
      s3.put(each, Buffer.alloc(1))
    await nightlyBackup(settingsOf('data'), undefined, nowMs)
    expect([...s3.objects.keys()].toSorted()).toEqual([kept, name, 'notes.txt'])
    expect(s3.objects.get(name)?.subarray(0, 18).toString()).toBe('draftdesk-sealed-1')
    await restore(settingsOf('again'), 's3:latest')
    expect(await use('again', (db) => db.select({ email: users.email }).from(users))).toEqual([
      { email: 'ann@example.com' },
    ])

    const wrong = settingsOf('data', { BACKUP_S3_KEY: 'another' })
    await expect(nightlyBackup(wrong, undefined, nowMs + ms.day)).rejects.toThrow('answered 403')
    expect(await listRuns()).toEqual([
      { rows: 1, fault: null },
      { rows: null, fault: 'refused' },
    ])
  })
})
