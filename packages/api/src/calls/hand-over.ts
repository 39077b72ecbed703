import type { GrantAnswer } from '@draftdesk/contract'
import type { Device } from '../accounts/device.ts'
import type { Identity } from '../accounts/issuer.ts'
import { signInIdentity } from '../accounts/sign-in-identity.ts'
import { welcome } from '../stores/welcome.ts'
import { grantBody } from './grant.ts'
import { done, refuse, type Done, type Refusal, type Services } from './visit.ts'

/** Responds to a sign-in with an external identity. */
export async function answerIdentity(
  services: Services,
  identity: Identity,
  device: Device,
): Promise<Done<GrantAnswer> | Refusal> {
  const signedIn = await signInIdentity({ ...services, welcome }, identity, device)
  if (signedIn.kind === 'unverified')
    return refuse(400, 'The e-mail address of this account is not verified.')
  if (signedIn.kind === 'inactive') return refuse(403, 'This account is not active.')
  return done(grantBody(signedIn.user, signedIn.token, services.life.tokenMinutes))
}
