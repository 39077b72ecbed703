import type { CallName } from '@draftdesk/contract'
import {
  resetTwoStep as reset,
  resendVerificationCode,
  setPersonLocked,
  signOutPerson as signOut,
} from '../../admin/change-person.ts'
import type { PersonActionContext, PersonChangeResult } from '../../admin/change-person.ts'
import { searchPeople } from '../../admin/people-list.ts'
import { loadPersonDetail } from '../../admin/person-detail.ts'
import { setSuperAdmin } from '../../admin/super-admins.ts'
import type { SuperAdminChangeResult, NotifyAdmins } from '../../admin/super-admins.ts'
import {
  createAdminChangeMail,
  createVerificationCodeMail,
  createOwnAdminChangeMail,
  createTwoStepChangeMail,
} from '../../notices/notice-mails.ts'
import { toNoticeRecipient } from '../../notices/notice-recipient.ts'
import { formatFullName } from '../../platform/full-name.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'
import { createAdminHandler } from './admin.ts'
import type { AdminContext } from './admin.ts'

const refuseUnknownPerson = () => refuseCall(404, 'This person does not exist.')

const selfRefusal = 'Another super administrator has to change this for you.'

const refuseRevokedAdmin = () => refuseCall(403, 'Only a super administrator can do this.')

const toPersonActionContext = ({ services, caller, id }: AdminContext<CallName>): PersonActionContext => ({
  personId: id,
  actor: caller.user,
  nowMs: services.clock(),
})

/** GET /v1/admin/people: newest first. */
export const listPeople = createAdminHandler<'adminPeople'>(async ({ services, input }) => {
  const page = await searchPeople(services.db, input)
  return page ? createSuccess(page) : refuseField('cursor', 'This page of the list does not exist.')
})

/** GET /v1/admin/people/{id}. */
export const showPerson = createAdminHandler<'adminPerson'>(async ({ services, caller, id }) => {
  const { db, life, clock } = services
  const person = await loadPersonDetail(db, id, { callerId: caller.user.id, life, nowMs: clock() })
  return person ? createSuccess(person) : refuseUnknownPerson()
})

function respondWithPersonChange(
  change: PersonChangeResult,
  message: string,
  unchanged: string,
): Success<{ message: string }> | Refusal {
  if (change === 'changed') return createSuccess({ message })
  if (change === 'unknown') return refuseUnknownPerson()
  if (change === 'revoked') return refuseRevokedAdmin()
  return refuseCall(400, change === 'self' ? 'You cannot lock your own account.' : unchanged)
}

/** POST /v1/admin/people/{id}/lock. */
export const lockPerson = createAdminHandler<'lockPerson'>(async (context) => {
  const { reason } = context.input
  const change = await setPersonLocked(context.services.db, toPersonActionContext(context), {
    isLocked: true,
    reason,
  })
  return respondWithPersonChange(
    change,
    'This person is locked and signed out.',
    'This person is locked already.',
  )
})

/** POST /v1/admin/people/{id}/unlock. */
export const unlockPerson = createAdminHandler<'unlockPerson'>(async (context) => {
  const { reason } = context.input
  const change = await setPersonLocked(context.services.db, toPersonActionContext(context), {
    isLocked: false,
    reason,
  })
  return respondWithPersonChange(change, 'This person can sign in again.', 'This person is not locked.')
})

/** POST /v1/admin/people/{id}/sign-out. */
export const signOutPerson = createAdminHandler<'signOutPerson'>(async (context) => {
  const ended = await signOut(context.services.db, toPersonActionContext(context))
  if (typeof ended !== 'number') return ended === 'revoked' ? refuseRevokedAdmin() : refuseUnknownPerson()
  return createSuccess({ message: ended === 1 ? '1 sign-in ended.' : `${String(ended)} sign-ins ended.` })
})

/** POST /v1/admin/people/{id}/code. */
export const resendPersonCode = createAdminHandler<'resendPersonCode'>(async (context) => {
  const { db, hasher, mailer, limits } = context.services
  const wait = await limits.take(['mailAccount', context.id])
  if (wait) return refuseTooManyRequests(wait)
  const change = await resendVerificationCode(
    {
      ...{ db, hasher },
      sendMail: (tx, user, { code, minutes }) =>
        mailer.send(tx, createVerificationCodeMail(toNoticeRecipient(user), code, minutes)),
    },
    toPersonActionContext(context),
  )
  return respondWithPersonChange(change, 'A new code is on its way.', 'This address is verified already.')
})

/** DELETE /v1/admin/people/{id}/two-step. */
export const resetTwoStep = createAdminHandler<'resetTwoStep'>(async (context) => {
  const { db, mailer, siteUrl } = context.services
  const change = await reset(db, toPersonActionContext(context), (tx, user) =>
    mailer.send(
      tx,
      createTwoStepChangeMail(toNoticeRecipient(user), { change: 'reset', codesLeft: 0, siteUrl }),
    ),
  )
  if (change === 'self') return refuseCall(400, selfRefusal)
  return respondWithPersonChange(
    change,
    'Two-step sign-in is off, and every sign-in ended.',
    'Two-step sign-in is off.',
  )
})

const adminRefusals: Readonly<
  Record<Exclude<SuperAdminChangeResult, 'changed' | 'unchanged' | 'unknown' | 'revoked'>, string>
> = {
  self: selfRefusal,
  unready: 'This person is locked, has not verified their address, or is deleting their account.',
  owner: 'This person is the only owner of a store. Make another member an owner there first.',
  last: 'This person is the last super administrator.',
}

/** Makes a person a super admin or a person again, and mails them and the other super admins. */
async function changeSuperAdminRole(
  { services, caller, id, input }: AdminContext<'grantSuperAdmin' | 'revokeSuperAdmin'>,
  isGranted: boolean,
): Promise<Success<{ message: string }> | Refusal> {
  const { db, mailer, siteUrl, clock } = services
  const { user: actor } = caller
  const { reason } = input
  const notifyAdmins: NotifyAdmins = async (tx, person, others) => {
    const facts = { isGranted, by: formatFullName(actor) || actor.email, siteUrl }
    await mailer.send(tx, createOwnAdminChangeMail(toNoticeRecipient(person), facts))
    for (const other of others)
      await mailer.send(tx, createAdminChangeMail(toNoticeRecipient(other), { ...facts, person, reason }))
  }
  const change = { personId: id, isGranted, reason, actor, nowMs: clock() }
  const result = await setSuperAdmin(db, change, notifyAdmins)
  if (result === 'unknown') return refuseUnknownPerson()
  if (result === 'revoked') return refuseRevokedAdmin()
  if (result === 'changed')
    return createSuccess({
      message: isGranted
        ? 'This person is a super administrator.'
        : 'This person is no longer a super administrator.',
    })
  if (result !== 'unchanged') return refuseCall(400, adminRefusals[result])
  return refuseCall(
    400,
    isGranted ? 'This person is a super administrator already.' : 'This person is not a super administrator.',
  )
}

/** POST /v1/admin/people/{id}/super-admin. */
export const grantSuperAdmin = createAdminHandler<'grantSuperAdmin'>((context) =>
  changeSuperAdminRole(context, true),
)

/** POST /v1/admin/people/{id}/super-admin/revoke. */
export const revokeSuperAdmin = createAdminHandler<'revokeSuperAdmin'>((context) =>
  changeSuperAdminRole(context, false),
)
