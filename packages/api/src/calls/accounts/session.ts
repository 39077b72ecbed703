import type { SessionTokenAnswer } from '@draftdesk/contract'
import { recordActivity } from '../../stores/record-activity.ts'
import { findUser } from '../../accounts/find-user.ts'
import type { User } from '../../accounts/find-user.ts'
import type { Transaction } from '../../database/transact.ts'
import { exchangeToken } from '../../accounts/sign-in/token-chains.ts'
import type { TokenExchangeResult } from '../../accounts/sign-in/token-chains.ts'
import { enterStore, isMember, pickStore } from '../../stores/pick-store.ts'
import { toStoreAnswer } from '../../stores/store.ts'
import { toSignInAnswer } from './sign-in.ts'
import { createSuccess, refuseCall } from '../call-handler.ts'
import type { Success, Handler, Refusal, Services } from '../call-handler.ts'

/** GET /v1/auth/session. */
export const showSession: Handler<'session'> = ({
  caller: { user, store, role, permissions, needsTwoStep },
}) =>
  Promise.resolve(
    createSuccess({
      success: true,
      user: {
        id: user.id,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        profile_image: user.profileImage,
        is_active: user.isActive,
        is_verified: user.isVerified,
        is_super_admin: user.isSuperAdmin,
        prefered_language: user.preferedLanguage,
        deletes_at: user.deleteAt?.toISOString() ?? null,
      },
      store: store && toStoreAnswer(store),
      role,
      permissions: [...permissions],
      needs_two_step: needsTwoStep,
    }),
  )

/** GET /v1/auth/me. */
export const showMe: Handler<'me'> = ({ caller: { user, store, role, permissions, needsTwoStep } }) =>
  Promise.resolve(
    createSuccess({
      user: {
        id: user.id,
        first_name: user.firstName,
        last_name: user.lastName,
        email: user.email,
        profile_image: user.profileImage,
        prefered_language: user.preferedLanguage,
        created_at: user.createdAt.toISOString(),
        is_super_admin: user.isSuperAdmin,
        has_password: user.passwordHash !== null,
      },
      role,
      store: store && toStoreAnswer(store),
      permissions: [...permissions],
      needs_two_step: needsTwoStep,
    }),
  )

/** POST /v1/auth/token/refresh: without `store_id` a super admin leaves the store, others keep theirs. If a parallel switch was first, returns the token of that switch. */
export const refreshToken: Handler<'refresh'> = ({ services, input, token }) =>
  respondToTokenExchange(services, token, async (tx, user, { storeId, wasMoved }) => {
    if (wasMoved) return undefined
    if (input.store_id === undefined) {
      const isKept = !user.isSuperAdmin && storeId !== null && (await isMember(tx, user.id, storeId))
      return { storeId: isKept ? storeId : await pickStore(tx, user) }
    }
    return chooseStore(tx, user, input.store_id)
  })

/** POST /v1/auth/stores/{id}/switch. */
export const switchStore: Handler<'switchStore'> = ({ services, input, id, token }) =>
  respondToTokenExchange(services, token, (tx, user) => chooseStore(tx, user, id), input.reason)

async function chooseStore(
  tx: Transaction,
  user: User,
  wanted: string,
): Promise<{ storeId: string } | Refusal> {
  const entered = await enterStore(tx, user, wanted)
  if (entered.kind === 'entered') return { storeId: entered.storeId }
  return refuseCall(
    403,
    entered.kind === 'suspended'
      ? 'This store is suspended. Please contact the support of this service.'
      : 'You do not have access to this store.',
  )
}

async function respondToTokenExchange(
  services: Services,
  token: string,
  choose: (
    tx: Transaction,
    user: User,
    scope: { storeId: string | null; wasMoved: boolean },
  ) => Promise<{ storeId: string | null } | Refusal | undefined>,
  reason?: string,
): Promise<Success<SessionTokenAnswer> | Refusal> {
  let person: User | undefined
  const exchanged: TokenExchangeResult<Refusal> = await exchangeToken(
    services.db,
    token,
    async (tx, { userId, ...scope }) => {
      const user = await findUser(tx, userId)
      person = user
      if (!user) return refuseCall(401, 'Token has expired')
      const chosen = await choose(tx, user, scope)
      if (user.isSuperAdmin && chosen && !('kind' in chosen))
        await recordStoreSwitch(
          tx,
          user,
          { from: scope.storeId, to: chosen.storeId },
          reason,
          services.clock(),
        )
      return chosen
    },
    services.life,
    services.clock(),
  )
  if (exchanged.kind === 'refused') return exchanged
  if (exchanged.kind === 'ended' || !person) return refuseCall(401, 'Token has expired')
  return createSuccess(toSignInAnswer(person, exchanged.token, services.life.tokenMinutes))
}

/** Logs a super admin's leaving and entering in the stores' activity logs. */
async function recordStoreSwitch(
  tx: Transaction,
  actor: User,
  { from, to }: { from: string | null; to: string | null },
  reason: string | undefined,
  nowMs: number,
): Promise<void> {
  if (from === to) return
  if (from !== null) await recordActivity(tx, { storeId: from, actor, action: 'admin_left', nowMs })
  if (to !== null)
    await recordActivity(tx, { storeId: to, actor, action: 'admin_entered', note: reason, nowMs })
}
