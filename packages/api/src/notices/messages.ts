import type { Mail } from './mail.ts'

/** The mail with a verification code; the code stands alone on its line. */
export const codeMail = (to: string, code: string, minutes: number): Mail => ({
  to,
  subject: `${code} is your Draftdesk verification code`,
  text: `Enter this code to verify your email address:\n\n${code}\n\nIt works once, within ${minutes} minutes. If you did not sign up for Draftdesk, ignore this email.\n`,
  hint: `verification code ${code}`,
})

/** The mail to someone who signed up again with an address that has an account. */
export const knownMail = (to: string, siteUrl: string): Mail => ({
  to,
  subject: 'You already have a Draftdesk account',
  text: `Somebody signed up for Draftdesk with this address, which already has an account.\n\nLog in: ${siteUrl}/signin\nNew password: ${siteUrl}/forgot-password\n\nIf it was not you, there is nothing to do.\n`,
  hint: `${siteUrl}/signin`,
})

/** The mail with the link that sets a new password; the link stands alone on its line. */
export const resetMail = (to: string, link: string, minutes: number): Mail => ({
  to,
  subject: 'Reset your Draftdesk password',
  text: `Choose a new password here:\n\n${link}\n\nThe link works once, within ${minutes} minutes. If you did not ask for it, ignore this email.\n`,
  hint: link,
})

/** The mail with an invitation into a store; the link stands alone on its line. */
export const inviteMail = (to: string, storeName: string, link: string, days: number): Mail => ({
  to,
  subject: `You are invited to ${storeName.replace(/\s+/g, ' ')} on Draftdesk`,
  text: `You are invited to work on the e-mails of ${storeName}.\n\nAccept the invitation here:\n\n${link}\n\nIt works for ${days} days, for this address only.\n`,
  hint: link,
})
