import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import { writeEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import type { SsoSettings } from '../../platform/api-settings.ts'
import { parseIdentityClaims } from './external-identity.ts'
import type { IssuerResult } from './external-identity.ts'
import { saveNonce } from './nonces.ts'

/** Single sign-on from the provider's platform. */
export interface SsoTokenReader {
  read: (token: string) => Promise<IssuerResult>
}

const allowedAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const maxTokenAge = '10m'
const clockToleranceSeconds = 30

/** Creates the reader of SSO tokens: JWTs at most ten minutes old, accepted once. */
export function createSsoTokenReader(
  settings: SsoSettings,
  db: Database,
  clock: () => number,
): SsoTokenReader {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: 5000 })
  const readToken = async (token: string): Promise<IssuerResult> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms: allowedAlgorithms,
      maxTokenAge,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'email', 'exp', 'iat'],
      currentDate: new Date(clock()),
    })
    const identity = parseIdentityClaims('sso', payload, true)
    const untilMs = ((payload.exp ?? 0) + clockToleranceSeconds) * 1000
    if (!identity) return { kind: 'refused' }
    const isFirstUse = await writeEssential(db, (writer) =>
      saveNonce(writer, 'sso', buildTokenNonceKey(payload), untilMs),
    )
    if (!isFirstUse) return { kind: 'refused' }
    return { kind: 'known', identity }
  }
  return { read: (token) => readToken(token).catch(toIssuerFailure) }
}

/** Key of a token for replay protection: its `jti`, or its claims. The token text is no key, because equivalent signatures differ. */
const buildTokenNonceKey = (payload: JWTPayload): string =>
  typeof payload.jti === 'string' && payload.jti !== ''
    ? `id ${payload.jti}`
    : `says ${JSON.stringify(payload)}`

/** Distinguishes an invalid token from an unreachable key set. */
function toIssuerFailure(error: unknown): IssuerResult {
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return { kind: 'failed' }
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') return { kind: 'refused' }
  if (error instanceof errors.JOSEError) return { kind: 'failed' }
  throw error
}
