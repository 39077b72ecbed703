import * as client from 'openid-client'
import { writeEssential } from '../../database/essential-writes.ts'
import type { Database } from '../../database/open-database.ts'
import { createIssuerDiscovery } from '../../platform/network/discover-issuer.ts'
import { createSecret, hashSecret } from '../../platform/random-secrets.ts'
import type { GoogleSettings } from '../../platform/api-settings.ts'
import { parseIdentityClaims } from './external-identity.ts'
import type { IssuerResult } from './external-identity.ts'
import { saveNonce, consumeNonce } from './nonces.ts'

export interface GoogleSignIn {
  start: () => Promise<{ kind: 'started'; url: string } | { kind: 'failed' }>
  finish: (code: string, state: string | undefined) => Promise<IssuerResult>
}

const maxSignInMinutes = 10

/**
 * Creates the Google sign-in. A single-use nonce in the ID token proves that this server started it, and
 * `state`, derived from the nonce, ties it to the browser.
 */
export function createGoogleSignIn(
  settings: GoogleSettings,
  db: Database,
  clock: () => number,
): GoogleSignIn {
  const configure = createIssuerDiscovery(settings)

  return {
    start: async () => {
      const configuration = await returnUndefinedOnError(configure)
      if (!configuration) return { kind: 'failed' }
      const nonce = createSecret()
      await writeEssential(db, (writer) =>
        saveNonce(writer, 'google', nonce, clock() + maxSignInMinutes * 60_000),
      )
      const parameters = {
        scope: 'openid email profile',
        redirect_uri: settings.redirectUrl,
        nonce,
        state: hashStateNonce(nonce),
      }
      return { kind: 'started', url: client.buildAuthorizationUrl(configuration, parameters).href }
    },
    finish: async (code, state) => {
      if (state === undefined) return { kind: 'refused' }
      const configuration = await returnUndefinedOnError(configure)
      if (!configuration) return { kind: 'failed' }
      const answered = await exchangeCode(configuration, code, settings.redirectUrl)
      if (answered.kind !== 'answered') return answered
      const nonce = answered.claims['nonce']
      const isNonceKnown =
        typeof nonce === 'string' &&
        (await writeEssential(db, (writer) => consumeNonce(writer, 'google', nonce, clock())))
      if (!isNonceKnown) return { kind: 'refused' }
      if (state !== hashStateNonce(nonce)) return { kind: 'refused' }
      const identity = parseIdentityClaims('google', answered.claims, false)
      return identity ? { kind: 'known', identity } : { kind: 'refused' }
    },
  }
}

const hashStateNonce = (nonce: string): string => hashSecret(`state ${nonce}`)

async function returnUndefinedOnError<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

type CodeExchangeResult =
  { kind: 'answered'; claims: Record<string, unknown> } | { kind: 'refused' } | { kind: 'failed' }

async function exchangeCode(
  configuration: client.Configuration,
  code: string,
  redirectUrl: string,
): Promise<CodeExchangeResult> {
  try {
    const parameters = { code, redirect_uri: redirectUrl }
    const answer = await client.genericGrantRequest(configuration, 'authorization_code', parameters)
    const claims = answer.claims()
    return claims ? { kind: 'answered', claims } : { kind: 'failed' }
  } catch (error) {
    if (error instanceof client.ResponseBodyError) return { kind: 'refused' }
    if (error instanceof client.ClientError || error instanceof TypeError) return { kind: 'failed' }
    throw error
  }
}
