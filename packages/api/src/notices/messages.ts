import type { NoticeMail } from './mail.ts'

/** Mail with a verification code on its own line. */
export const codeMail = (to: string, code: string, minutes: number): NoticeMail => ({
  to,
  subject: `${code} is your Draftdesk verification code`,
  text: `Enter this code to verify your email address:\n\n${code}\n\nIt works once, within ${minutes} minutes. If you did not sign up for Draftdesk, ignore this email.\n`,
  hint: `verification code ${code}`,
})

/** Mail for a sign-up with a registered address. */
export const knownMail = (to: string, siteUrl: string): NoticeMail => ({
  to,
  subject: 'You already have a Draftdesk account',
  text: `This address was used to sign up for Draftdesk, but it already has an account.\n\nLog in: ${siteUrl}/signin\nNew password: ${siteUrl}/forgot-password\n\nIf it was not you, there is nothing to do.\n`,
  hint: `${siteUrl}/signin`,
})

/** Mail with a reset link on its own line. */
export const resetMail = (to: string, link: string, minutes: number): NoticeMail => ({
  to,
  subject: 'Reset your Draftdesk password',
  text: `Choose a new password here:\n\n${link}\n\nThe link works once, within ${minutes} minutes. If you did not ask for it, ignore this email.\n`,
  hint: link,
})

/** Mail for a verified address whose sign-up password is unproven. */
export const choosePasswordMail = (to: string, link: string, minutes: number): NoticeMail => ({
  to,
  subject: 'Choose your Draftdesk password',
  text: `Your address is verified. Choose your password here:\n\n${link}\n\nThe link works once, within ${minutes} minutes. We ask because your address was signed up more than once, or from another browser, so that nobody but you knows the password.\n`,
  hint: link,
})

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Mail to owners whose mailbox rejects the login, with a link on its own line. */
export const stoppedMail = (
  to: string,
  {
    store,
    address,
    link,
    hasConsent = false,
  }: { store: string; address: string; link: string; hasConsent?: boolean },
): NoticeMail => ({
  to,
  subject: `${address.replace(/\s+/g, ' ')} needs to be connected again`,
  text: `${hasConsent ? `The permission to use ${address} was revoked or has expired` : `The mail server of ${address} no longer accepts the login of Draftdesk`}, so no new mail reaches ${store}.\n\n${hasConsent ? 'Connect it again' : 'Enter its password again'} here:\n\n${link}\n\nMail that was already read stays in Draftdesk. Nothing in the mailbox was changed.\n`,
  hint: link,
})

/** Mail to owners whose replies could not be sent for half an hour, with a link on its own line. */
export const stuckMail = (
  to: string,
  { store, address, link, reason }: { store: string; address: string; link: string; reason: string },
): NoticeMail => ({
  to,
  subject: `Replies from ${oneLine(store)} are not being sent`,
  text: `Replies from ${oneLine(address)} have been waiting to be sent for more than half an hour. ${reason}\n\nDraftdesk keeps trying for a day and sends each reply at most once. Check the email account here:\n\n${link}\n`,
  hint: link,
})

/** Mail to owners about a customer's data request. It contains no customer data. */
export const dataRequestMail = (
  to: string,
  { store, link }: { store: string; link: string },
): NoticeMail => ({
  to,
  subject: `A customer of ${oneLine(store)} asks for their data`,
  text: `Shopify reports that a customer of ${store} asks for their stored data. You have 30 days to answer.\n\nFind the customer and the file with their data here:\n\n${link}\n`,
  hint: link,
})

/** Mail after a password change, as a warning. */
export const passwordMail = (to: string, siteUrl: string): NoticeMail => ({
  to,
  subject: 'Your Draftdesk password was changed',
  text: `The password of your Draftdesk account was changed just now, and every other sign-in was ended.\n\nIf it was you, there is nothing to do. If it was not, choose a new password at once:\n\n${siteUrl}/forgot-password\n`,
  hint: `${siteUrl}/forgot-password`,
})

const leftCodes = (count: number): string =>
  count === 0 ? 'no recovery code' : count === 1 ? '1 recovery code' : `${count} recovery codes`

/** Subjects and first sentences of the mails about a person's second step. */
const twoStepTexts = {
  on: () => [
    'Two-step sign-in is on',
    'Two-step sign-in of your Draftdesk account was turned on just now. Signing in asks for a code of your authenticator app, or for a recovery code.',
  ],
  off: () => [
    'Two-step sign-in is off',
    'Two-step sign-in of your Draftdesk account was turned off just now. Signing in no longer asks for a code.',
  ],
  codesRenewed: () => [
    'You have new recovery codes',
    'The recovery codes of your Draftdesk account were replaced just now. The old ones no longer work.',
  ],
  codeUsed: (left: number) => [
    'A recovery code was used',
    `A recovery code of your Draftdesk account was used just now. You have ${leftCodes(left)} left. New ones are on your account page.`,
  ],
  reset: () => [
    'Two-step sign-in was reset',
    'An administrator turned off two-step sign-in of your Draftdesk account, and every sign-in was ended. You can sign in without a code and set it up again.',
  ],
} as const

/** Mail to a person about a change of their second step, with a link on its own line. */
export function twoStepMail(
  to: string,
  { change, codesLeft, siteUrl }: { change: keyof typeof twoStepTexts; codesLeft: number; siteUrl: string },
): NoticeMail {
  const [subject = '', text = ''] = twoStepTexts[change](codesLeft)
  const hint = `${siteUrl}/forgot-password`
  const advice = `If it was you, there is nothing to do. If it was not, choose a new password at once, and tell the support of this service:\n\n${hint}\n`
  return { to, subject: `${subject} for your Draftdesk account`, text: `${text}\n\n${advice}`, hint }
}

/** The day of a time, dd/mm/yyyy in UTC. */
const formatDay = (at: Date): string => at.toISOString().slice(0, 10).split('-').reverse().join('/')

/** Mail to owners whose store is going to be deleted, with a link on its own line. */
export const storeDeletionMail = (
  to: string,
  { store, at, by, siteUrl }: { store: string; at: Date; by: 'owner' | 'admin'; siteUrl: string },
): NoticeMail => ({
  to,
  subject: `${oneLine(store)} will be deleted on ${formatDay(at)}`,
  text: `${by === 'owner' ? 'An owner' : 'The operator of this service'} decided to delete the store ${oneLine(store)}. On ${formatDay(at)} its conversations, drafts, documents, settings and members are deleted from Draftdesk for good. Your mailbox and your shop stay as they are.\n\nTo keep the store, press “Keep the store” at the top of any page before that day:\n\n${siteUrl}/dashboard\n`,
  hint: `${siteUrl}/dashboard`,
})

/** Mail to a person whose account is going to be deleted, with a link on its own line. */
export const accountDeletionMail = (
  to: string,
  { at, siteUrl }: { at: Date; siteUrl: string },
): NoticeMail => ({
  to,
  subject: `Your Draftdesk account will be deleted on ${formatDay(at)}`,
  text: `You decided to delete your Draftdesk account. It is deleted for good on ${formatDay(at)}.\n\nTo keep it, sign in before that day and press “Keep my account”:\n\n${siteUrl}/signin\n\nIf it was not you, change your password as well:\n\n${siteUrl}/forgot-password\n`,
  hint: `${siteUrl}/signin`,
})

/** Mail with an invitation to a store, with a link on its own line. */
export function inviteMail(
  { email, storeName, invitedBy }: { email: string; storeName: string; invitedBy: string | null },
  link: string,
  days: number,
): NoticeMail {
  const store = oneLine(storeName)
  const invites = invitedBy ? `${oneLine(invitedBy)} invites you` : 'You are invited'
  return {
    to: email,
    subject: `You are invited to ${store} on Draftdesk`,
    text: `${invites} to work on the emails of ${store}.\n\nAccept the invitation here:\n\n${link}\n\nIt works for ${days} days, for this address only.\n`,
    hint: link,
  }
}
