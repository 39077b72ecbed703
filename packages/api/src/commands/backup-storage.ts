import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '@draftdesk/server-kit'
import type { S3mini } from 's3mini'
import type { ApiSettings } from '../platform/api-settings.ts'

/** A backup that is read in ranges. */
export interface BackupFile {
  readonly name: string
  readonly label: string
  readonly size: number
  /** True for a file of a bucket, which others may write to. */
  readonly isInBucket: boolean
  /** The bytes from `start` to `end`, both included. */
  readonly read: (start: number, end: number) => Promise<Readable>
}

/** A folder or a bucket of backups. */
export interface BackupStorage {
  readonly describe: (name: string) => string
  /** Stores the content once it is whole. A content that fails leaves nothing. */
  readonly save: (name: string, content: Readable) => Promise<void>
  readonly list: () => Promise<readonly string[]>
  readonly open: (name: string) => Promise<BackupFile>
  readonly remove: (name: string) => Promise<void>
}

/** Opens a file of this machine. */
export const openBackupFile = (path: string): BackupFile => ({
  name: basename(path),
  label: path,
  size: statSync(path).size,
  isInBucket: false,
  read: (start, end) => Promise.resolve(createReadStream(path, { start, end })),
})

/** Backups in a folder of this machine. */
export function createFolderStorage(folder: string): BackupStorage {
  const pathOf = (name: string) => join(folder, name)
  return {
    describe: pathOf,
    save: (name, content) => saveFile(pathOf(name), content),
    list: () => Promise.resolve(readdirSync(folder)),
    open: (name) => Promise.resolve(openBackupFile(pathOf(name))),
    remove: (name) => {
      rmSync(pathOf(name))
      return Promise.resolve()
    },
  }
}

/** Writes a temporary file and renames it when it is whole. */
export async function saveFile(path: string, content: Readable): Promise<void> {
  const draft = `${path}.part`
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** The bytes of one part of an upload. S3 allows at most 10,000 parts, and some servers want all but the last equal. */
const uploadPartBytes = 16 * 1024 * 1024
const requestTries = 6
/** The pause before a second try. Each further one is twice as long: 31 s in all. */
const firstPauseMs = 1000
const requestTimeoutMs = 10 * 60_000
const keyPrefix = 'draftdesk-'
const maxListedKeys = 10_000

/** Waits before another try of a request. */
type RetryPause = (ms: number) => Promise<unknown>

/** Backups in a bucket of an S3-compatible store. Undefined without one in the settings. */
export async function openBackupBucket(
  settings: ApiSettings,
  pause: RetryPause = (ms) => wait(ms),
): Promise<BackupStorage | undefined> {
  const { BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_KEY: key } = settings
  if (url === undefined) return undefined
  if (!keyId || !key)
    throw new StartError('Set BACKUP_S3_KEY_ID and BACKUP_S3_KEY for the bucket of BACKUP_S3_URL.')
  const { S3mini } = await import('s3mini')
  const client = new S3mini({
    endpoint: url,
    region: settings.BACKUP_S3_REGION,
    accessKeyId: keyId,
    secretAccessKey: key,
    requestAbortTimeout: requestTimeoutMs,
  })
  return createBucketStorage({ client, url, pause })
}

/** A bucket with the address of its failures. */
interface Bucket {
  readonly client: S3mini
  readonly url: string
  readonly pause: RetryPause
}

function createBucketStorage(bucket: Bucket): BackupStorage {
  const { client, url, pause } = bucket
  const describeKey = (name: string) => `${url.replace(/\/$/, '')}/${name}`
  return {
    describe: describeKey,
    save: (name, content) => explainBucketFailure(url, () => uploadParts(bucket, name, content)),
    list: () => explainBucketFailure(url, () => listBucketKeys(bucket)),
    open: (name) =>
      explainBucketFailure(
        url,
        async () => ({
          name,
          label: describeKey(name),
          size: await retryRequest(() => client.getContentLength(name), pause),
          isInBucket: true,
          read: (start, end) => Promise.resolve(Readable.from(downloadRanges(bucket, name, start, end))),
        }),
        `There is no backup ${name}.`,
      ),
    remove: (name) =>
      explainBucketFailure(url, async () => {
        await retryRequest(() => client.deleteObject(name), pause)
      }),
  }
}

/** Lists the keys of backups. Throws on a listing that does not end. */
async function listBucketKeys({ client, url, pause }: Bucket): Promise<readonly string[]> {
  const keys: string[] = []
  const tokens = new Set<string>()
  let token: string | undefined
  do {
    // A limit of 0 makes s3mini send one request. `max-keys` is the size of its page.
    const readPage = () => client.listObjectsPaged('/', keyPrefix, 0, token, { 'max-keys': '1000' })
    const page = await retryRequest(readPage, pause)
    if (!page?.objects) throw new StartError(`${url} is not found: check BACKUP_S3_URL.`)
    keys.push(...page.objects.map(({ Key }) => Key))
    token = page.nextContinuationToken
    if (token !== undefined && tokens.has(token))
      throw new StartError(`${url} repeats a page of its list of backups.`)
    if (token !== undefined) tokens.add(token)
    if (Math.max(keys.length, tokens.size) > maxListedKeys)
      throw new StartError(`${url} lists more than ${maxListedKeys} backups: delete some.`)
  } while (token !== undefined)
  return keys
}

/** Reads an object by ranges, one request at a time. Each request may fail and is sent again. */
async function* downloadRanges(
  { client, url, pause }: Bucket,
  name: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let from = start; from <= end; from += uploadPartBytes) {
    const to = Math.min(from + uploadPartBytes, end + 1)
    yield await explainBucketFailure(url, () =>
      retryRequest(() => downloadRange(client, name, from, to), pause),
    )
  }
}

/** Reads the bytes from `from` up to `to`, which is not included. */
async function downloadRange(client: S3mini, name: string, from: number, to: number): Promise<Buffer> {
  const response = await client.getObjectRaw(name, false, from, to)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length !== to - from)
    throw new StartError(`${name} sent ${bytes.length} bytes in place of ${to - from}.`)
  return bytes
}

/** Uploads a stream in parts, one at a time, so that only one is in memory. */
async function uploadParts(bucket: Bucket, name: string, content: Readable): Promise<void> {
  const { client, pause } = bucket
  const begin = () => client.getMultipartUploadId(name, 'application/octet-stream')
  const uploadId = await retryRequest(begin, pause)
  try {
    const parts: UploadedPart[] = []
    let size = 0
    for await (const bytes of splitIntoUploadParts(content)) {
      parts.push(await retryRequest(() => client.uploadPart(name, uploadId, bytes, parts.length + 1), pause))
      size += bytes.length
    }
    await completeUpload(bucket, name, { uploadId, parts, size })
  } catch (error) {
    // Aborts a failed upload, because the object storage bills its parts as long as it is open.
    await retryRequest(() => client.abortMultipartUpload(name, uploadId), pause).catch(() => undefined)
    throw error
  }
}

type UploadedPart = Awaited<ReturnType<S3mini['uploadPart']>>

/** An upload whose parts are all sent. */
interface MultipartUpload {
  readonly uploadId: string
  readonly parts: UploadedPart[]
  readonly size: number
}

/** Joins the parts of an upload. A second try finds no upload when only the answer of the first one was lost: then the object is there with its whole size. */
async function completeUpload(
  { client, pause }: Bucket,
  name: string,
  { uploadId, parts, size }: MultipartUpload,
): Promise<void> {
  let tries = 0
  const complete = async () => {
    tries += 1
    await client.completeMultipartUpload(name, uploadId, parts)
  }
  try {
    await retryRequest(complete, pause)
  } catch (error) {
    if (tries === 1 || findBucketFailure(error)?.status !== 404) throw error
    const storedSize = await retryRequest(() => client.getContentLength(name), pause).catch(() => undefined)
    if (storedSize !== size) throw error
  }
}

/** Cuts a stream into parts of exactly `uploadPartBytes`. The last may be shorter. */
async function* splitIntoUploadParts(content: Readable): AsyncGenerator<Buffer> {
  let part = Buffer.allocUnsafe(uploadPartBytes)
  let length = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    for (let rest = chunk; rest.length > 0;) {
      const copied = rest.copy(part, length)
      rest = rest.subarray(copied)
      length += copied
      if (length < uploadPartBytes) continue
      yield part
      part = Buffer.allocUnsafe(uploadPartBytes)
      length = 0
    }
  }
  if (length > 0) yield part.subarray(0, length)
}

/** Sends a request again that failed, after a pause that doubles each time. */
async function retryRequest<T>(attempt: () => Promise<T>, pause: RetryPause): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === requestTries || isPermanentFailure(error)) throw error
      await pause(firstPauseMs * 2 ** (tries - 1))
    }
  }
}

/** The failure of the object storage that caused an error: its HTTP status, or the code of a network error. */
function findBucketFailure(error: unknown): { readonly status?: number; readonly code: string } | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : name
  if (name === 'S3ServiceError' && 'status' in error && 'serviceCode' in error)
    return { status: Number(error.status), code: String(error.serviceCode ?? error.status) }
  if (name === 'S3NetworkError' || name === 'TimeoutError') return { code }
  if (error.message === 'fetch failed' || error.message === 'terminated')
    return { code: cause instanceof Error && 'code' in cause ? String(cause.code) : name }
  return findBucketFailure(cause)
}

/** "Request Timeout" and "Too Many Requests": a later try may succeed. */
const passingStatuses: readonly number[] = [408, 429]

/** True for an answer that another try does not change. */
const isPermanentFailure = (error: unknown): boolean => {
  const status = findBucketFailure(error)?.status
  return status !== undefined && status >= 400 && status < 500 && !passingStatuses.includes(status)
}

/** Turns a failure of the object storage into a sentence without keys or addresses of requests. `missing` is the sentence for a 404. */
async function explainBucketFailure<T>(url: string, work: () => Promise<T>, missing?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const failure = findBucketFailure(error)
    if (!failure) throw error
    const { status, code } = failure
    if (status === 404 && missing !== undefined) throw new StartError(missing, { cause: error })
    const sentence =
      status === undefined
        ? `${url} cannot be reached: ${code}.`
        : `${url} answered ${status} (${code}): check the settings BACKUP_S3 and the rights of the key.`
    throw new StartError(sentence, { cause: error })
  }
}

/** Opens the backup that a command names: a file, or `s3:NAME` or `s3:latest` in the bucket of the settings. */
export async function openBackup(settings: ApiSettings, argument: string): Promise<BackupFile> {
  if (!argument.startsWith('s3:')) {
    if (!existsSync(argument)) throw new StartError(`There is no file ${argument}.`)
    return openBackupFile(argument)
  }
  const bucket = await openBackupBucket(settings)
  if (!bucket) throw new StartError(`Set BACKUP_S3_URL to read ${argument}.`)
  const name = argument.slice('s3:'.length)
  if (name !== 'latest') return bucket.open(name)
  const newest = (await bucket.list())
    .filter((each) => backupPattern.test(each))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new StartError('The bucket of BACKUP_S3_URL has no backup.')
  return bucket.open(newest)
}

/** Names of nightly backups. They sort by age. */
export const backupPattern = /^draftdesk-(\d{4}-\d{2}-\d{2}T\d{6}Z)\.backup$/
