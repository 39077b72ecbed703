import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { StartError } from '@draftdesk/server-kit'
import type { BackupFile } from './backup-storage.ts'

/** Begins a sealed file. The tag also covers the name of the file. */
const sealedFileMark = Buffer.from('draftdesk-sealed-2\n')
/** Begins an older sealed file, without its name in the tag. It has the same length. */
const olderSealedFileMark = Buffer.from('draftdesk-sealed-1\n')
const gzipMark = Buffer.from([0x1f, 0x8b])
const saltBytes = 32
const tagBytes = 16
const keyBytes = 32
const nonceBytes = 12

/** A key and a nonce for one file. A new salt for each file means that neither is used twice. */
function deriveKey(secret: string, salt: Buffer): { key: Buffer; nonce: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, salt, 'draftdesk backup', keyBytes + nonceBytes))
  return { key: bytes.subarray(0, keyBytes), nonce: bytes.subarray(keyBytes) }
}

const buildAuthenticatedData = (name: string): Buffer => Buffer.concat([sealedFileMark, Buffer.from(name)])

/** Encrypts a file that passes through (AES-256-GCM): a mark, the salt, the content and the tag. It opens under `name` alone. */
export function createSealingStream(secret: string, name: string): Transform {
  const salt = randomBytes(saltBytes)
  const { key, nonce } = deriveKey(secret, salt)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(buildAuthenticatedData(name))
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!isBegun) this.push(Buffer.concat([sealedFileMark, salt]))
      isBegun = true
      next(null, cipher.update(chunk))
    },
    flush(next) {
      this.push(cipher.final())
      next(null, cipher.getAuthTag())
    },
  })
}

/**
 * Reads a file, decrypted if it is sealed; a file of a bucket must be sealed under its name. A changed file
 * fails with a `StartError` only at its end, so callers discard everything until then.
 */
export async function openSealedFile(file: BackupFile, secret: string | undefined): Promise<Readable> {
  const { name, label, size, isInBucket } = file
  const headBytes = sealedFileMark.length + saltBytes
  const head = size === 0 ? Buffer.alloc(0) : await readFileBytes(file, 0, Math.min(headBytes, size) - 1)
  const isNamed = head.subarray(0, sealedFileMark.length).equals(sealedFileMark)
  if (isInBucket && !isNamed)
    throw new StartError(
      `${label} is not encrypted under its name, so anyone with the key of the bucket may have written it. To restore it anyway, download it and restore the file.`,
    )
  if (!isNamed && !head.subarray(0, sealedFileMark.length).equals(olderSealedFileMark))
    return size === 0 ? Readable.from([]) : file.read(0, size - 1)
  if (secret === undefined)
    throw new StartError(`${label} is encrypted: set BACKUP_SECRET to the secret that it was written with.`)
  const end = size - tagBytes
  if (end <= headBytes) throw createTruncatedFileError(label)
  const tag = await readFileBytes(file, end, size - 1)
  const { key, nonce } = deriveKey(secret, head.subarray(sealedFileMark.length))
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(isNamed ? buildAuthenticatedData(name) : olderSealedFileMark)
    .setAuthTag(tag)
  return Readable.from(decryptStream(label, decipher, await file.read(headBytes, end - 1)))
}

async function readFileBytes({ read }: BackupFile, start: number, end: number): Promise<Buffer> {
  return Buffer.concat(await (await read(start, end)).toArray())
}

async function* decryptStream(
  file: string,
  decipher: ReturnType<typeof createDecipheriv>,
  sealed: Readable,
): AsyncGenerator<Buffer> {
  let isBegun = false
  for await (const chunk of sealed as AsyncIterable<Buffer>) {
    const plain = decipher.update(chunk)
    // The tag is at the end of the file. A wrong secret is noticed earlier, because every backup begins with
    // the gzip header.
    if (!isBegun && !plain.subarray(0, 2).equals(gzipMark)) throw createTruncatedFileError(file)
    isBegun = true
    yield plain
  }
  try {
    yield decipher.final()
  } catch (error) {
    throw createTruncatedFileError(file, error)
  }
}

const createTruncatedFileError = (file: string, cause?: unknown) =>
  new StartError(`${file} was sealed with another BACKUP_SECRET, or it was renamed, cut or changed.`, {
    cause,
  })
