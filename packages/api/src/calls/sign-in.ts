import type { Charge } from '../platform/limits.ts'
import { normalizeAddress } from '../accounts/address.ts'
import { describeDevice } from '../accounts/device.ts'
import { signInByPassword } from '../accounts/sign-in-password.ts'
import { welcome } from '../stores/welcome.ts'
import { flag, grantBody } from './grant.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

/** POST /v1/auth/login. Wrong credentials are 400, because clients refresh after a 401. Only failures count against the limits. */
export const signIn: Handler<'signIn'> = async ({ services, input, address, agent }) => {
  const email = normalizeAddress(input.email)
  const charges: Charge[] = [
    ['signInAccountAddress', `${email} ${address}`],
    ['signInAccount', email],
    ['signInAddress', address],
  ]
  const wait = await services.limits.take(...charges)
  if (wait) return refuseBusy(wait)
  const parts = { ...services, welcome }
  const device = describeDevice(agent, address)
  const signedIn = await signInByPassword(parts, { email, password: input.password }, device)
  if (signedIn.kind === 'wrong') return refuse(400, 'The email address or the password is wrong.')
  await services.limits.give(...charges)
  if (signedIn.kind === 'inactive') return refuse(403, 'This account is not active.')
  const { user } = signedIn
  const known = {
    is_verified: flag(user.isVerified),
    last_login: user.lastLogin?.toISOString() ?? null,
  }
  if (signedIn.kind === 'signedIn')
    return done({
      ...grantBody(user, signedIn.token, services.life.tokenMinutes),
      ...known,
      sign_up_id: null,
    })
  const isSuperAdmin = flag(user.isSuperAdmin)
  const nothing = { email, token: '', expires_in: null, is_super_admin: isSuperAdmin }
  return done({ ...nothing, ...known, sign_up_id: signedIn.proof })
}
