import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import type { PushSubscription } from './push-browsers.ts'

/** The random values of an encryption. Tests use those of RFC 8291. */
interface EncryptionRandomness {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const curveName = 'prime256v1'
/** The size of a record. A push message is one record. */
const recordBytes = 4096
/** The longest text that fits into a record with the header, the padding sign and the tag. */
export const maxPushBytes = 3900

const computeHmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()
/** HKDF (RFC 5869) of at most one block. */
const deriveKey = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer =>
  computeHmac(computeHmac(salt, secret), Buffer.concat([info, Buffer.of(1)])).subarray(0, bytes)

function createRandomness(): EncryptionRandomness {
  const keys = createECDH(curveName)
  keys.generateKeys()
  return { salt: randomBytes(16), privateKey: keys.getPrivateKey() }
}

/** Encrypts a push message for one browser with `aes128gcm` (RFC 8291). Throws for a key that is not on the curve. */
export function encryptPush(
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  text: string,
  { salt, privateKey }: EncryptionRandomness = createRandomness(),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const keys = createECDH(curveName)
  keys.setPrivateKey(privateKey)
  const publicKey = keys.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, publicKey])
  const secret = deriveKey(Buffer.from(auth, 'base64url'), keys.computeSecret(browserKey), keyInfo, 32)
  const key = deriveKey(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = deriveKey(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 marks the last record.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey, body, cipher.getAuthTag()])
}
