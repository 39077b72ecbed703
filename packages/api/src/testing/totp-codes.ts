import { Secret, TOTP } from 'otpauth'
import type { SendCall } from './client.ts'
import { testPassword } from './api.ts'

/** The code that an authenticator app shows at a time. */
export const createTotpCode = (secret: string, nowMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs })

/** A code that fits no time near `nowMs`. */
export function createWrongTotpCode(secret: string, nowMs: number): string {
  const right = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) => createTotpCode(secret, nowMs + ms))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  )
}

/** An authenticator app that was set up, and the recovery codes. */
export interface Authenticator {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets up two-step sign-in for the person of a token. Uses up the code of `nowMs`. */
export async function setUpTwoStep(
  send: SendCall,
  token: string,
  nowMs: number,
  current_password = testPassword,
): Promise<Authenticator> {
  const begun = await send('beginTwoStep', { token, input: { current_password } })
  const secret = String(begun.body['secret'])
  const confirmed = await send('confirmTwoStep', { token, input: { code: createTotpCode(secret, nowMs) } })
  return { secret, recoveryCodes: confirmed.body['recovery_codes'] as string[] }
}
