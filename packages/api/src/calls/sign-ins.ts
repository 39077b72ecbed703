import { endByToken, endSignIn as endOne, listSignIns } from '../accounts/sign-in-list.ts'
import { endOtherChains } from '../accounts/tokens.ts'
import { writeEssential } from '../database/essential-writes.ts'
import { done, refuse, type Handler } from './visit.ts'

/** POST /v1/auth/revoke: same response for expired and unknown tokens. */
export const revoke: Handler<'revoke'> = async ({ services, token }) => {
  await endByToken(services.db, token, services.clock())
  return done({ message: 'You are signed out.' })
}

/** GET /v1/auth/sign-ins. */
export const signIns: Handler<'signIns'> = async ({ services, caller, token }) => {
  const who = { userId: caller.user.id, token }
  const entries = await listSignIns(services.db, who, services.life, services.clock())
  return done({
    sign_ins: entries.map(({ id, createdAt, lastUsedAt, device, place, isCurrent }) => ({
      id,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      device,
      place,
      is_current: isCurrent,
    })),
  })
}

/** DELETE /v1/auth/sign-ins/{id}: one of the caller's sign-ins, including the current. */
export const endSignIn: Handler<'endSignIn'> = async ({ services, id, caller }) =>
  (await endOne(services.db, caller.user.id, id, services.clock()))
    ? done({ message: 'This sign-in is ended.' })
    : refuse(404, 'This sign-in has ended already.')

/** DELETE /v1/auth/sign-ins. */
export const endOtherSignIns: Handler<'endOtherSignIns'> = async ({ services, caller, token }) => {
  const { db, clock } = services
  await writeEssential(db, (writer) => endOtherChains(writer, caller.user.id, token, clock()))
  return done({ message: 'Every other sign-in is ended.' })
}
