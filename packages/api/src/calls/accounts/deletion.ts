import {
  describeAccountDeletion,
  cancelAccountDeletion as keep,
  planAccountDeletion,
} from '../../stores/deletion/account-deletion.ts'
import { normalizeEmailAddress } from '../../accounts/email-address.ts'
import { createAccountDeletionMail } from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Handler, Services } from '../call-handler.ts'
import type { User } from '../../accounts/find-user.ts'

/** GET /v1/user/deletion. */
export const showAccountDeletion: Handler<'accountDeletion'> = async ({ services, caller }) =>
  createSuccess(await describeAccountDeletion(services.db, caller.user.id))

/** POST /v1/user/deletion. */
export const deleteAccount: Handler<'deleteAccount'> = async ({
  services,
  input,
  caller: { user },
  language,
}) => {
  const { db, clock, limits, mailer, siteUrl } = services
  if (user.isSuperAdmin)
    return refuseCall(403, 'The account of a super administrator cannot be deleted here.')
  const charge = ['passwordAccount', user.id] as const
  const wait = (await limits.take(charge)) ?? (await limits.take(['deletionAccount', user.id]))
  if (wait) return refuseTooManyRequests(wait)
  if (!(await isDeletionConfirmed(services, user, input.confirmation)))
    return refuseField(
      'confirmation',
      user.passwordHash === null ? 'This is not the address of your account.' : 'The password is wrong.',
    )
  await limits.give(charge)
  const planned = await planAccountDeletion(db, user, clock(), (tx, at) =>
    mailer.send(tx, createAccountDeletionMail(toNoticeRecipient(user, language), { at, siteUrl })),
  )
  if (planned.kind === 'owner') return refuseCall(403, explainSoleOwner(planned.stores))
  return createSuccess(await describeAccountDeletion(db, user.id))
}

function isDeletionConfirmed({ hasher }: Services, user: User, confirmation: string): Promise<boolean> {
  return user.passwordHash === null
    ? Promise.resolve(normalizeEmailAddress(confirmation) === user.email)
    : hasher.matches(user.passwordHash, confirmation)
}

const explainSoleOwner = (stores: readonly { readonly name: string }[]): string =>
  `You are the only owner of ${stores.map(({ name }) => name).join(', ')}. Delete the store, or make another member an owner first.`

/** DELETE /v1/user/deletion: repeatable. */
export const cancelAccountDeletion: Handler<'cancelAccountDeletion'> = async ({ services, caller }) =>
  (await keep(services.db, caller.user.id, services.clock()))
    ? createSuccess(await describeAccountDeletion(services.db, caller.user.id))
    : refuseCall(404, 'The account is being deleted. This can no longer be undone.')
