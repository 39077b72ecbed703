import { describeDevice } from '../accounts/device.ts'
import { answerIdentity } from './hand-over.ts'
import { done, refuse, refuseBusy, type Handler } from './visit.ts'

const notSetUp = () => refuse(404, 'Google sign-in is not set up on this server.')

/** GET /v1/auth/google/login. */
export const googleLogin: Handler<'googleLogin'> = async ({ services }) => {
  if (!services.google) return notSetUp()
  const started = await services.google.start()
  if (started.kind === 'failed') return refuse(503, 'Google cannot be reached right now. Please try again.')
  return done({ authorization_url: started.url })
}

/** GET /v1/auth/google/callback. */
export const googleCallback: Handler<'googleCallback'> = async ({ services, input, address, agent }) => {
  if (!services.google) return notSetUp()
  const wait = await services.limits.take(['handoverAddress', address])
  if (wait) return refuseBusy(wait)
  const finished = await services.google.finish(input.code, input.state)
  if (finished.kind === 'failed') return refuse(503, 'Google cannot be reached right now. Please try again.')
  if (finished.kind === 'refused')
    return refuse(400, 'The Google sign-in could not be completed. Please try again.')
  return answerIdentity(services, finished.identity, describeDevice(agent, address))
}
