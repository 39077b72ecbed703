import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { StartFault } from '@draftdesk/server-kit'

const mark = Buffer.from('draftdesk-sealed-1\n')
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

/** Encrypts a file that passes through (AES-256-GCM): a mark, the salt, the content and the tag. */
export function sealStream(secret: string): Transform {
  const salt = randomBytes(saltBytes)
  const { key, nonce } = deriveKey(secret, salt)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(mark)
  let isBegun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (!isBegun) this.push(Buffer.concat([mark, salt]))
      isBegun = true
      next(null, cipher.update(chunk))
    },
    flush(next) {
      this.push(cipher.final())
      next(null, cipher.getAuthTag())
    },
  })
}

/** Reads a file, decrypted if it is sealed. A file that was changed ends with a `StartFault`, so nothing read from it may be kept before its end. */
export async function openSealed(file: string, secret: string | undefined): Promise<Readable> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(mark.length + saltBytes)
    await handle.read(head, 0, head.length, 0)
    if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(file)
    if (secret === undefined)
      throw new StartFault(`${file} is encrypted: set BACKUP_SECRET to the secret that it was written with.`)
    const { size } = await handle.stat()
    const end = size - tagBytes
    if (end <= head.length) throw cutShort(file)
    const tag = Buffer.alloc(tagBytes)
    await handle.read(tag, 0, tagBytes, end)
    const { key, nonce } = deriveKey(secret, head.subarray(mark.length))
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(mark).setAuthTag(tag)
    return Readable.from(decryptStream(file, decipher, { start: head.length, end: end - 1 }))
  } finally {
    await handle.close()
  }
}

async function* decryptStream(
  file: string,
  decipher: ReturnType<typeof createDecipheriv>,
  range: { readonly start: number; readonly end: number },
): AsyncGenerator<Buffer> {
  let isBegun = false
  for await (const chunk of createReadStream(file, range)) {
    const plain = decipher.update(chunk as Buffer)
    // The tag comes last. Another secret shows at once, since every backup begins as gzip.
    if (!isBegun && !plain.subarray(0, 2).equals(gzipMark)) throw cutShort(file)
    isBegun = true
    yield plain
  }
  try {
    yield decipher.final()
  } catch (error) {
    throw cutShort(file, error)
  }
}

const cutShort = (file: string, cause?: unknown) =>
  new StartFault(`${file} was sealed with another BACKUP_SECRET, or it was cut or changed.`, { cause })
