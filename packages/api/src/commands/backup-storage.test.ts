import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { backupRuns, users } from '../database/schema.ts'
import { parseSettings } from '../platform/api-settings.ts'
import { copyEmptyDatabase } from '../testing/process.ts'
import { startS3 } from '../testing/servers/s3.ts'
import type { S3Server } from '../testing/servers/s3.ts'
import { unitMs } from '../testing/time.ts'
import { readBackupLines, restoreDatabase } from './backup.ts'
import { openBackup, openBackupBucket } from './backup-storage.ts'
import { runNightlyBackup } from './nightly-backup.ts'
import { createSealingStream } from './sealed-file.ts'

const mb = 1024 * 1024
const nowMs = Date.UTC(2030, 0, 15, 3)
const name = 'draftdesk-2030-01-15T030000Z.backup'
let home: string
let s3: S3Server
/** The pauses before further tries, which no test waits for. */
let pauses: number[] = []
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'bucket-'))
  s3 = await startS3()
  pauses = []
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
  const bucket = await openBackupBucket(settingsOf('none', changes), (pauseMs) => {
    pauses.push(pauseMs)
    return Promise.resolve()
  })
  if (!bucket) throw new Error('no bucket')
  return bucket
}
/** Chunks that do not fill a part evenly. */
const chunkBytes = 60_000
const cut = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, n) =>
      bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes),
    ),
  )
/** A bucket that answers each request with the same status and the list that `list` makes of its number. */
async function useLists(list: (count: number) => string, work: (url: string) => Promise<void>) {
  let count = 0
  const server = createServer((_, response) => {
    count += 1
    response.end(`<ListBucketResult><IsTruncated>true</IsTruncated>${list(count)}</ListBucketResult>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/backups`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('openBackupBucket', () => {
  test('uploads in equal parts, and reads ranges', async () => {
    const bytes = randomBytes(33 * mb)
    const bucket = await open()
    await bucket.save(name, cut(bytes))
    expect(s3.parts.get(name)).toEqual([16 * mb, 16 * mb, mb])
    expect(s3.objects.get(name)?.equals(bytes)).toBe(true)
    const file = await bucket.open(name)
    expect(file.size).toBe(bytes.length)
    const range = Buffer.concat(await (await file.read(mb, 20 * mb)).toArray())
    expect(range.equals(bytes.subarray(mb, 20 * mb + 1))).toBe(true)
    expect(s3.ranges).toEqual([`bytes=${mb}-${17 * mb - 1}`, `bytes=${17 * mb}-${20 * mb}`])
  })

  test.each([503, 408, 429])(
    'sends each request again that got %i, after a growing pause',
    async (status) => {
      s3.failNext('POST', status, 1)
      s3.failNext('PUT', status, 3)
      const bucket = await open()
      await bucket.save(name, cut(randomBytes(mb)))
      expect(s3.objects.get(name)).toHaveLength(mb)
      expect(pauses).toEqual([1000, 1000, 2000, 4000])
      s3.failNext('GET', status, 1)
      expect(await bucket.list()).toEqual([name])
      s3.failNext('HEAD', status, 1)
      expect((await bucket.open(name)).size).toBe(mb)
      s3.failNext('DELETE', status, 1)
      await bucket.remove(name)
      expect(s3.objects.size).toBe(0)
    },
  )

  test('accepts a whole upload whose answer was lost, and no other', async () => {
    s3.loseNextCompletion()
    const bucket = await open()
    await bucket.save(name, cut(randomBytes(mb)))
    expect(s3.objects.get(name)).toHaveLength(mb)
    // Another program replaces the object before the second try.
    const replacing = await openBackupBucket(settingsOf('none'), () => {
      s3.put(name, Buffer.alloc(1))
      return Promise.resolve()
    })
    s3.loseNextCompletion()
    await expect(replacing?.save(name, cut(randomBytes(mb)))).rejects.toThrow('answered 404 (NoSuchUpload)')
  })

  test('tries again to drop the parts of an upload that failed', async () => {
    const failing = Readable.from(
      (async function* () {
        yield await Promise.resolve(randomBytes(mb))
        throw new Error('the database is away')
      })(),
    )
    s3.failNext('DELETE', 503, 2)
    await expect((await open()).save(name, failing)).rejects.toThrow('the database is away')
    expect(s3.openUploads()).toBe(0)
  })

  test('gives up after six tries, and at once where another try changes nothing', async () => {
    s3.failNext('POST', 429, 6)
    await expect((await open()).save(name, cut(randomBytes(9)))).rejects.toThrow('answered 429')
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000])
    s3.failNext('POST', 403, 1)
    await expect((await open()).save(name, cut(randomBytes(9)))).rejects.toThrow('answered 403')
    expect(pauses).toHaveLength(5)
  })

  test('reads a range again whose connection was dropped', async () => {
    const bytes = randomBytes(mb)
    s3.put(name, bytes)
    const file = await (await open()).open(name)
    s3.failNext('GET', 'dropped', 2)
    expect(Buffer.concat(await (await file.read(0, mb - 1)).toArray()).equals(bytes)).toBe(true)
    s3.failNext('GET', 'dropped', 6)
    await expect((await file.read(0, mb - 1)).toArray()).rejects.toThrow('cannot be reached')
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

  test('lists all pages of backups by their whole keys, and deletes', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'].map((each) => `draftdesk-${each}`)
    for (const each of [...keys, 'notes.txt', `other/${name}`]) s3.put(each, Buffer.alloc(1))
    const bucket = await open()
    expect(await bucket.list()).toEqual(keys)
    await bucket.remove('draftdesk-c')
    expect(await bucket.list()).toEqual(keys.filter((each) => each !== 'draftdesk-c'))
  })

  test.each([
    ['repeats a page', () => '<NextContinuationToken>a</NextContinuationToken>', 'repeats a page'],
    [
      'has too many keys',
      (count: number) =>
        `<NextContinuationToken>${count}</NextContinuationToken>${'<Contents><Key>draftdesk-a</Key></Contents>'.repeat(1000)}`,
      'lists more than 10000 backups',
    ],
  ])('stops at a list that %s', async (_, list, sentence) => {
    await useLists(list, async (url) => {
      await expect((await open({ BACKUP_S3_URL: url })).list()).rejects.toThrow(sentence)
    })
  })

  test('refuses a bucket that does not exist', async () => {
    const bucket = await open({ BACKUP_S3_URL: s3.url.replace('/backups', '/typo') })
    await expect(bucket.list()).rejects.toThrow('is not found')
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

describe('restore', () => {
  test('names a backup that is not in the bucket', async () => {
    await expect(restoreDatabase(settingsOf('none'), 's3:typo')).rejects.toThrow('There is no backup typo.')
  })

  const read = async () => {
    const { BACKUP_SECRET } = settingsOf('none')
    const file = await openBackup(settingsOf('none'), 's3:latest')
    return Readable.from(readBackupLines(file, BACKUP_SECRET)).toArray()
  }

  test.each([
    ['is not sealed', gzipSync('{}')],
    ['is sealed without its name', Buffer.concat([Buffer.from('draftdesk-sealed-1\n'), randomBytes(99)])],
    ['is empty', Buffer.alloc(0)],
  ])('refuses a backup of the bucket that %s', async (_, content) => {
    s3.put(name, content)
    await expect(read()).rejects.toThrow('is not encrypted under its name')
  })

  test('refuses a backup of the bucket that was renamed', async () => {
    const secret = 'a secret of backups, kept apart from them'
    const sealed = Readable.from([gzipSync('a row\n')]).pipe(createSealingStream(secret, name))
    const content = Buffer.concat(await sealed.toArray())
    s3.put(name, content)
    expect(await read()).toEqual(['a row'])
    s3.put('draftdesk-2030-01-16T030000Z.backup', content)
    await expect(read()).rejects.toThrow('was renamed, cut or changed')
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
    await runNightlyBackup(settingsOf('data'), undefined, nowMs)
    expect([...s3.objects.keys()].toSorted()).toEqual([kept, name, 'notes.txt'])
    expect(s3.objects.get(name)?.subarray(0, 18).toString()).toBe('draftdesk-sealed-2')
    await restoreDatabase(settingsOf('again'), 's3:latest')
    expect(await use('again', (db) => db.select({ email: users.email }).from(users))).toEqual([
      { email: 'ann@example.com' },
    ])

    const wrong = settingsOf('data', { BACKUP_S3_KEY: 'another' })
    await expect(runNightlyBackup(wrong, undefined, nowMs + unitMs.day)).rejects.toThrow('answered 403')
    expect(await listRuns()).toEqual([
      { rows: 1, fault: null },
      { rows: null, fault: 'refused' },
    ])

    s3.put('draftdesk-2029-12-31T030000Z.backup', Buffer.alloc(1))
    s3.failNext('DELETE', 403, 1)
    await expect(runNightlyBackup(settingsOf('data'), undefined, nowMs + 2 * unitMs.day)).rejects.toThrow(
      'answered 403',
    )
    expect((await listRuns()).at(-1)).toEqual({ rows: null, fault: 'refused' })
  })
})
