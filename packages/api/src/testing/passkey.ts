import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { testPassword } from './api.ts'
import type { SendCall } from './client.ts'

/** A field of the options that the server sends. */
interface PasskeyOptions {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
  readonly allowCredentials?: readonly { readonly id: string }[]
}

/** An attestation with certificates, as DER. Its signature is wrong. */
interface Attestation {
  readonly format: 'apple' | 'packed'
  readonly certificates: readonly Buffer[]
}

/** Changes of a test to the answer of an authenticator. */
interface AnswerChanges {
  readonly origin?: string
  readonly challenge?: string
  readonly counter?: number
  readonly key?: KeyObject
  readonly id?: string
  readonly attestation?: Attestation
}

const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const hashBytes = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

/** The public key as COSE (RFC 9053): an elliptic curve key for ES256. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20])
  const between = Buffer.from([0x22, 0x58, 0x20])
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
}

const writeText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

function writeBytes(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([Buffer.from([0x59]), length, bytes])
}

/** The statement of an attestation, with the algorithm ES256. */
const writeStatement = ({ certificates }: Attestation): Buffer =>
  Buffer.concat([
    ...[
      Buffer.from([0xa3]),
      writeText('alg'),
      Buffer.from([0x26]),
      writeText('sig'),
      writeBytes(Buffer.alloc(256)),
    ],
    ...[writeText('x5c'), Buffer.from([0x80 + certificates.length]), ...certificates.map(writeBytes)],
  ])

/** An attestation object as CBOR (RFC 8949). */
const toAttestationObject = (authData: Buffer, attestation?: Attestation): Buffer =>
  Buffer.concat([
    ...[Buffer.from([0xa3]), writeText('fmt'), writeText(attestation?.format ?? 'none')],
    ...[writeText('attStmt'), attestation ? writeStatement(attestation) : Buffer.from([0xa0])],
    ...[writeText('authData'), writeBytes(authData)],
  ])

const userPresentAndVerified = 0x05
const withCredential = 0x40

/** An authenticator in software with one passkey, for the site at `http://localhost:4321`. */
export function createPasskeyDevice(siteOrigin = 'http://localhost:4321', idBytes = 32) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(idBytes)
  let counter = 0
  const buildClientData = (type: string, { challenge }: PasskeyOptions, changes: AnswerChanges): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    )
  const buildAuthenticatorData = (
    rpId: string,
    flags: number,
    changes: AnswerChanges,
    credential?: Buffer,
  ): Buffer => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(changes.counter ?? counter)
    return Buffer.concat([hashBytes(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }
  return {
    id: toBase64url(credentialId),
    privateKey,
    /** Creates the passkey. Returns the answer of the browser as JSON text. */
    create(text: unknown, changes: AnswerChanges = {}): string {
      const options = JSON.parse(String(text)) as PasskeyOptions
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, toCose(publicKey)])
      const flags = userPresentAndVerified | withCredential
      const authData = buildAuthenticatorData(options.rp?.id ?? '', flags, changes, credential)
      const id = toBase64url(credentialId)
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64url(buildClientData('webauthn.create', options, changes)),
          attestationObject: toBase64url(toAttestationObject(authData, changes.attestation)),
          transports: ['internal'],
        },
      })
    },
    /** Uses the passkey. Returns the answer of the browser as JSON text. */
    use(text: unknown, changes: AnswerChanges = {}): string {
      const options = JSON.parse(String(text)) as PasskeyOptions
      const clientData = buildClientData('webauthn.get', options, changes)
      const authData = buildAuthenticatorData(options.rpId ?? '', userPresentAndVerified, changes)
      const signed = createSign('sha256').update(Buffer.concat([authData, hashBytes(clientData)]))
      const id = changes.id ?? toBase64url(credentialId)
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(signed.sign(changes.key ?? privateKey)),
          userHandle: null,
        },
      })
    },
  }
}

/** Begins to add a passkey. The password is proven where that is asked, also right after the sign-in. */
export async function beginPasskey(send: SendCall, token: string): Promise<unknown> {
  const begun = await send('beginPasskey', { token })
  if (begun.body['code'] !== 'proof_password') return begun.body['options']
  await send('proveIdentity', { token, input: { secret: testPassword } })
  return (await send('beginPasskey', { token })).body['options']
}

/** Adds a new passkey to the person of a token. */
export async function addPasskey(send: SendCall, token: string, name = 'Laptop') {
  const device = createPasskeyDevice()
  const credential = device.create(await beginPasskey(send, token))
  const added = await send('addPasskey', { token, input: { name, credential } })
  const { body } = await send('twoStep', { token })
  const rows = body['passkeys'] as { id: string; name: string }[]
  return {
    device,
    id: rows.at(-1)?.id ?? '',
    recoveryCodes: (added.body['recovery_codes'] ?? []) as string[],
  }
}
