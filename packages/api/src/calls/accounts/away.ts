import { awayBody, changeAway } from '../../accounts/away.ts'
import { done, refuseField } from '../visit.ts'
import type { Handler } from '../visit.ts'

const longestMs = 2 * 366 * 86_400_000

/** GET /v1/user/away. */
export const away: Handler<'away'> = ({ services, caller }) =>
  Promise.resolve(done(awayBody(caller.user, services.clock())))

/** PUT /v1/user/away. */
export const setAway: Handler<'setAway'> = async ({ services, caller, input }) => {
  const nowMs = services.clock()
  const { from, until } = input
  if (from !== null && Math.abs(Date.parse(from) - nowMs) > longestMs)
    return refuseField('from', 'Please choose a day within two years.')
  const untilMs = from === null || until === null ? undefined : Date.parse(until)
  if (
    untilMs !== undefined &&
    (untilMs <= Math.max(nowMs, Date.parse(from ?? '')) || untilMs > nowMs + longestMs)
  )
    return refuseField('until', 'Please choose a last day in the future that is not before the first.')
  return done(awayBody(await changeAway(services.db, caller.user.id, input), nowMs))
}
