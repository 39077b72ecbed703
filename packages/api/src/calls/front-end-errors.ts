import { redactSecrets } from '@draftdesk/server-kit'
import { createSuccess, refuseTooManyRequests } from './call-handler.ts'
import type { Handler } from './call-handler.ts'

/** POST /api/v1/notify: logs a front-end error without personal data. */
export const logFrontEndError: Handler<'notify'> = async ({ services, input, address }) => {
  const wait = await services.limits.take(['notifyAddress', address])
  if (wait) return refuseTooManyRequests(wait)
  services.log.warn(
    {
      error: redactSecrets(input.error),
      stack: input.stack ? redactSecrets(input.stack) : undefined,
      alertType: input.alertType,
      project: input.project,
    },
    'front end error',
  )
  return createSuccess({ message: 'Noted.' })
}
