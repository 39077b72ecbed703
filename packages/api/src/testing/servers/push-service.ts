import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message received by the fake push service. */
export interface PushedMessage {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest()
const deriveKey = (salt: Buffer, secret: Buffer, info: Buffer | string, bytes: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([Buffer.from(info), Buffer.of(1)])).subarray(0, bytes)

/** A fake browser with keys, which decrypts messages (RFC 8291). */
export function createPushBrowser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const decryptMessage = (body: Buffer): string => {
    const idLength = body[20] ?? 0
    const senderKey = body.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = deriveKey(auth, keys.computeSecret(senderKey), info, 32)
    const salt = body.subarray(0, 16)
    const key = deriveKey(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = deriveKey(salt, secret, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(21 + idLength, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url'), open: decryptMessage }
}

/** Starts a fake push service on loopback for one browser. `status` sets its responses. */
export async function startPushService() {
  const browser = createPushBrowser()
  const received: PushedMessage[] = []
  const service = { status: 201 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = browser.open(Buffer.concat(parts))
      if (service.status === 201) received.push({ path: request.url ?? '', headers: request.headers, text })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    service,
    received,
    origin,
    subscriptionOf: (name: string) => ({
      ...{ endpoint: `${origin}/send/${name}`, p256dh: browser.p256dh, auth: browser.auth },
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
