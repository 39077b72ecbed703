import { mailTexts } from '../wording/mails/mail-texts.ts'
import type { MailSubjectAndText } from '../wording/mails/en.ts'
import type { NoticeMail } from './notice-mail.ts'
import type { NoticeRecipient } from './notice-recipient.ts'

const createNoticeMail = (
  { email }: NoticeRecipient,
  { subject, text }: MailSubjectAndText,
  hint: string,
): NoticeMail => ({
  to: email,
  subject,
  text,
  hint,
})

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const buildAccountLinks = (siteUrl: string) => ({
  signIn: `${siteUrl}/signin`,
  newPassword: `${siteUrl}/forgot-password`,
})

/** Mail with a verification code on its own line. */
export const createVerificationCodeMail = (to: NoticeRecipient, code: string, minutes: number): NoticeMail =>
  createNoticeMail(to, mailTexts[to.language].code(code, minutes), `verification code ${code}`)

/** Mail for a sign-up with a registered address. */
export function createAlreadyRegisteredMail(to: NoticeRecipient, siteUrl: string): NoticeMail {
  const links = buildAccountLinks(siteUrl)
  return createNoticeMail(to, mailTexts[to.language].known(links), links.signIn)
}

/** Mail with a reset link on its own line. */
export const createResetPasswordMail = (to: NoticeRecipient, link: string, minutes: number): NoticeMail =>
  createNoticeMail(to, mailTexts[to.language].reset(link, minutes), link)

/** Mail for a verified address whose sign-up password is unproven. */
export const createChoosePasswordMail = (to: NoticeRecipient, link: string, minutes: number): NoticeMail =>
  createNoticeMail(to, mailTexts[to.language].choosePassword(link, minutes), link)

/** Mail to owners whose mailbox rejects the login, with a link on its own line. */
export function createMailboxStoppedMail(
  to: NoticeRecipient,
  {
    store,
    address,
    link,
    hasConsent = false,
  }: { store: string; address: string; link: string; hasConsent?: boolean },
): NoticeMail {
  const texts = mailTexts[to.language]
  const write = hasConsent ? texts.consentStopped : texts.passwordStopped
  return createNoticeMail(to, write(toOneLine(address), toOneLine(store), link), link)
}

/** Mail to owners whose replies could not be sent for half an hour, with a link on its own line. */
export const createSendingStuckMail = (
  to: NoticeRecipient,
  { store, address, link, reason }: { store: string; address: string; link: string; reason: string },
): NoticeMail =>
  createNoticeMail(
    to,
    mailTexts[to.language].stuck({ store: toOneLine(store), address: toOneLine(address), reason, link }),
    link,
  )

/** Mail to owners about a customer's data request. It contains no customer data. */
export const createDataRequestMail = (
  to: NoticeRecipient,
  { store, link }: { store: string; link: string },
): NoticeMail => createNoticeMail(to, mailTexts[to.language].dataRequest(toOneLine(store), link), link)

/** Mail after a password change, as a warning. */
export function createPasswordChangedMail(to: NoticeRecipient, siteUrl: string): NoticeMail {
  const { newPassword } = buildAccountLinks(siteUrl)
  return createNoticeMail(to, mailTexts[to.language].passwordChanged(newPassword), newPassword)
}

const twoStepTexts = {
  on: 'twoStepOn',
  off: 'twoStepOff',
  codesRenewed: 'twoStepCodesRenewed',
  codeUsed: 'twoStepCodeUsed',
  reset: 'twoStepReset',
  passkeyAdded: 'passkeyAdded',
  passkeyRemoved: 'passkeyRemoved',
} as const

/** Mail to a person about a change of their second step, with a link on its own line. */
export function createTwoStepChangeMail(
  to: NoticeRecipient,
  { change, codesLeft, siteUrl }: { change: keyof typeof twoStepTexts; codesLeft: number; siteUrl: string },
): NoticeMail {
  const { newPassword } = buildAccountLinks(siteUrl)
  return createNoticeMail(
    to,
    mailTexts[to.language][twoStepTexts[change]](newPassword, codesLeft),
    newPassword,
  )
}

/** Mail to a person after many wrong codes with their correct password, with a link on its own line. */
export function createCodeGuessingMail(to: NoticeRecipient, siteUrl: string): NoticeMail {
  const { newPassword } = buildAccountLinks(siteUrl)
  return createNoticeMail(to, mailTexts[to.language].codesGuessed(newPassword), newPassword)
}

/**
 * A person who became a super admin or is one no longer. `by` is missing when the operator changed it on the
 * server.
 */
interface AdminChangeFacts {
  readonly isGranted: boolean
  readonly by: string | undefined
  readonly siteUrl: string
}

/** Mail to a person who became a super admin, or is one no longer, with a link on its own line. */
export function createOwnAdminChangeMail(
  to: NoticeRecipient,
  { isGranted, by, siteUrl }: AdminChangeFacts,
): NoticeMail {
  const link = `${siteUrl}${isGranted ? '/admin-signin' : '/signin'}`
  const facts = { isGranted, by: by === undefined ? undefined : toOneLine(by), link }
  return createNoticeMail(to, mailTexts[to.language].ownAdminChange(facts), link)
}

/** Mail to the other super admins about a granted or revoked super admin. */
export function createAdminChangeMail(
  to: NoticeRecipient,
  {
    isGranted,
    by,
    siteUrl,
    person,
    reason,
  }: AdminChangeFacts & {
    readonly person: { readonly id: string; readonly email: string }
    readonly reason: string
  },
): NoticeMail {
  const link = `${siteUrl}/admin/people-page/details/${person.id}`
  const facts = { isGranted, by: by === undefined ? undefined : toOneLine(by), link }
  return createNoticeMail(
    to,
    mailTexts[to.language].adminChange({
      ...facts,
      person: toOneLine(person.email),
      reason: toOneLine(reason),
    }),
    link,
  )
}

/** Mail with a code that proves the identity of its recipient, on its own line. */
export const createReauthenticationCodeMail = (
  to: NoticeRecipient,
  code: string,
  minutes: number,
): NoticeMail => createNoticeMail(to, mailTexts[to.language].proof(code, minutes), code)

/** The day of a time, dd/mm/yyyy in UTC. */
const formatDay = (at: Date): string => at.toISOString().slice(0, 10).split('-').reverse().join('/')

/** Mail to owners about the planned deletion of their store, with a link on its own line. */
export function createStoreDeletionMail(
  to: NoticeRecipient,
  { store, at, by, siteUrl }: { store: string; at: Date; by: 'owner' | 'admin'; siteUrl: string },
): NoticeMail {
  const link = `${siteUrl}/dashboard`
  const facts = { store: toOneLine(store), day: formatDay(at), isByOwner: by === 'owner', link }
  return createNoticeMail(to, mailTexts[to.language].storeDeletion(facts), link)
}

/** Mail to a person about the planned deletion of their account, with a link on its own line. */
export function createAccountDeletionMail(
  to: NoticeRecipient,
  { at, siteUrl }: { at: Date; siteUrl: string },
): NoticeMail {
  const links = buildAccountLinks(siteUrl)
  return createNoticeMail(to, mailTexts[to.language].accountDeletion(formatDay(at), links), links.signIn)
}

/** Mail with an invitation to a store, with a link on its own line. */
export function createInviteMail(
  to: NoticeRecipient,
  { storeName, invitedBy }: { storeName: string; invitedBy: string | null },
  link: string,
  days: number,
): NoticeMail {
  const by = invitedBy ? toOneLine(invitedBy) : undefined
  const facts = { store: toOneLine(storeName), by, days, link }
  return createNoticeMail(to, mailTexts[to.language].invite(facts), link)
}
