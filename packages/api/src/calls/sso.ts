import { describeDevice } from '../accounts/device.ts'
import { answerIdentity } from './hand-over.ts'
import { refuse, refuseBusy, type Handler } from './visit.ts'

/** POST /v1/auth/sp/callback. */
export const ssoCallback: Handler<'ssoCallback'> = async ({ services, input, address, agent }) => {
  if (!services.sso) return refuse(404, 'Single sign-on is not set up on this server.')
  const wait = await services.limits.take(['handoverAddress', address])
  if (wait) return refuseBusy(wait)
  const read = await services.sso.read(input.token)
  if (read.kind === 'failed')
    return refuse(503, 'Single sign-on cannot be reached right now. Please try again.')
  if (read.kind === 'refused')
    return refuse(400, 'The single sign-on token is not valid or was already used.')
  return answerIdentity(services, read.identity, describeDevice(agent, address))
}
