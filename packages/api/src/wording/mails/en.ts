import { formatCount } from '../plural.ts'

/** The subject and the text of a mail. */
export interface MailSubjectAndText {
  readonly subject: string
  readonly text: string
}

/** A notification as its sentence names it. `actor` is empty without a person. */
export interface NotificationSentenceValues {
  readonly actor: string
  /** The number of conversations. */
  readonly count: number
}

const formatMinutes = (count: number) =>
  formatCount('en', count, { one: '{count} minute', other: '{count} minutes' })
const formatDays = (count: number) => formatCount('en', count, { one: '{count} day', other: '{count} days' })
const formatConversationCount = (count: number) =>
  formatCount('en', count, { one: 'a conversation', other: '{count} conversations' })

const formatTwoStepAdvice = (link: string) =>
  `If it was you, there is nothing to do. If it was not, choose a new password at once, and tell the support of this service:\n\n${link}\n`

/** The texts of mails and push messages in English. The other languages have the same. */
export const en = {
  code: (code: string, forMinutes: number): MailSubjectAndText => ({
    subject: `${code} is your Draftdesk verification code`,
    text: `Enter this code to verify your email address:\n\n${code}\n\nIt works once, within ${formatMinutes(forMinutes)}. If you did not sign up for Draftdesk, ignore this email.\n`,
  }),

  known: (links: { readonly signIn: string; readonly newPassword: string }): MailSubjectAndText => ({
    subject: 'You already have a Draftdesk account',
    text: `This address was used to sign up for Draftdesk, but it already has an account.\n\nLog in: ${links.signIn}\nNew password: ${links.newPassword}\n\nIf it was not you, there is nothing to do.\n`,
  }),

  reset: (link: string, forMinutes: number): MailSubjectAndText => ({
    subject: 'Reset your Draftdesk password',
    text: `Choose a new password here:\n\n${link}\n\nThe link works once, within ${formatMinutes(forMinutes)}. If you did not ask for it, ignore this email.\n`,
  }),

  choosePassword: (link: string, forMinutes: number): MailSubjectAndText => ({
    subject: 'Choose your Draftdesk password',
    text: `Your address is verified. Choose your password here:\n\n${link}\n\nThe link works once, within ${formatMinutes(forMinutes)}. We ask because your address was signed up more than once, or from another browser, so that nobody but you knows the password.\n`,
  }),

  passwordStopped: (address: string, store: string, link: string): MailSubjectAndText => ({
    subject: `${address} needs to be connected again`,
    text: `The mail server of ${address} no longer accepts the login of Draftdesk, so no new mail reaches ${store}.\n\nEnter its password again here:\n\n${link}\n\nMail that was already read stays in Draftdesk. Nothing in the mailbox was changed.\n`,
  }),

  consentStopped: (address: string, store: string, link: string): MailSubjectAndText => ({
    subject: `${address} needs to be connected again`,
    text: `The permission to use ${address} was revoked or has expired, so no new mail reaches ${store}.\n\nConnect it again here:\n\n${link}\n\nMail that was already read stays in Draftdesk. Nothing in the mailbox was changed.\n`,
  }),

  stuck: (facts: {
    readonly store: string
    readonly address: string
    readonly reason: string
    readonly link: string
  }): MailSubjectAndText => ({
    subject: `Replies from ${facts.store} are not being sent`,
    text: `Replies from ${facts.address} have been waiting to be sent for more than half an hour. ${facts.reason}\n\nDraftdesk keeps trying for a day and sends each reply at most once. Check the email account here:\n\n${facts.link}\n`,
  }),

  dataRequest: (store: string, link: string): MailSubjectAndText => ({
    subject: `A customer of ${store} asks for their data`,
    text: `Shopify reports that a customer of ${store} asks for their stored data. You have 30 days to answer.\n\nFind the customer and the file with their data here:\n\n${link}\n`,
  }),

  passwordChanged: (link: string): MailSubjectAndText => ({
    subject: 'Your Draftdesk password was changed',
    text: `The password of your Draftdesk account was changed just now, and every other sign-in was ended.\n\nIf it was you, there is nothing to do. If it was not, choose a new password at once:\n\n${link}\n`,
  }),

  twoStepOn: (link: string): MailSubjectAndText => ({
    subject: 'Two-step sign-in is on for your Draftdesk account',
    text: `Two-step sign-in of your Draftdesk account was turned on just now. Signing in asks for a code of your authenticator app, or for a recovery code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepOff: (link: string): MailSubjectAndText => ({
    subject: 'Two-step sign-in is off for your Draftdesk account',
    text: `Two-step sign-in of your Draftdesk account was turned off just now. Signing in no longer asks for a code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodesRenewed: (link: string): MailSubjectAndText => ({
    subject: 'You have new recovery codes for your Draftdesk account',
    text: `The recovery codes of your Draftdesk account were replaced just now. The old ones no longer work.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepCodeUsed: (link: string, left: number): MailSubjectAndText => ({
    subject: 'A recovery code was used for your Draftdesk account',
    text: `A recovery code of your Draftdesk account was used just now. You have ${left === 0 ? 'no recovery code' : formatCount('en', left, { one: '{count} recovery code', other: '{count} recovery codes' })} left. New ones are on your account page.\n\n${formatTwoStepAdvice(link)}`,
  }),

  twoStepReset: (link: string): MailSubjectAndText => ({
    subject: 'Two-step sign-in was reset for your Draftdesk account',
    text: `An administrator turned off two-step sign-in of your Draftdesk account, and every sign-in was ended. You can sign in without a code and set it up again.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyAdded: (link: string): MailSubjectAndText => ({
    subject: 'A passkey was added to your Draftdesk account',
    text: `A passkey was added to your Draftdesk account just now. It completes a sign-in after your password, in place of a code.\n\n${formatTwoStepAdvice(link)}`,
  }),

  passkeyRemoved: (link: string): MailSubjectAndText => ({
    subject: 'A passkey was removed from your Draftdesk account',
    text: `A passkey was removed from your Draftdesk account just now. No sign-in takes it any more.\n\n${formatTwoStepAdvice(link)}`,
  }),

  codesGuessed: (link: string): MailSubjectAndText => ({
    subject: 'Wrong codes for your Draftdesk account',
    text: `Somebody entered many wrong codes for your Draftdesk account. No code is accepted from there for 15 minutes.\n\nIf it was you, there is nothing to do. If it was not, this person knows your password. Choose a new one at once:\n\n${link}\n`,
  }),

  proof: (code: string, forMinutes: number): MailSubjectAndText => ({
    subject: `${code} confirms that it is you`,
    text: `Enter this code in Draftdesk to confirm that it is you:\n\n${code}\n\nIt works once, within ${formatMinutes(forMinutes)}. If you did not ask for it, somebody else uses your account: log out everywhere on your account page.\n`,
  }),

  ownAdminChange: (facts: {
    readonly isGranted: boolean
    readonly by: string | undefined
    readonly link: string
  }): MailSubjectAndText => ({
    subject: facts.isGranted
      ? 'You are a super administrator of Draftdesk'
      : 'You are no longer a super administrator of Draftdesk',
    text: `${facts.by ?? 'The operator of this server'} ${facts.isGranted ? 'made you a super administrator of Draftdesk. You can enter every store and manage people' : 'took the rights of a super administrator from your Draftdesk account'}. Every sign-in of yours ended. Sign in again here:\n\n${facts.link}\n`,
  }),

  adminChange: (facts: {
    readonly isGranted: boolean
    readonly by: string | undefined
    readonly person: string
    readonly reason: string
    readonly link: string
  }): MailSubjectAndText => ({
    subject: facts.isGranted
      ? `${facts.person} is a super administrator of Draftdesk`
      : `${facts.person} is no longer a super administrator of Draftdesk`,
    text: `${facts.by ?? 'The operator of this server'} ${facts.isGranted ? `made ${facts.person} a super administrator` : `took the rights of a super administrator from ${facts.person}`}. Reason: ${facts.reason}\n\nIf this is wrong, change it here:\n\n${facts.link}\n`,
  }),

  storeDeletion: (facts: {
    readonly store: string
    readonly day: string
    readonly isByOwner: boolean
    readonly link: string
  }): MailSubjectAndText => ({
    subject: `${facts.store} will be deleted on ${facts.day}`,
    text: `${facts.isByOwner ? 'An owner' : 'The operator of this service'} decided to delete the store ${facts.store}. On ${facts.day} its conversations, drafts, documents, settings and members are deleted from Draftdesk for good. Your mailbox and your shop stay as they are.\n\nTo keep the store, press “Keep the store” at the top of any page before that day:\n\n${facts.link}\n`,
  }),

  accountDeletion: (
    day: string,
    links: { readonly signIn: string; readonly newPassword: string },
  ): MailSubjectAndText => ({
    subject: `Your Draftdesk account will be deleted on ${day}`,
    text: `You decided to delete your Draftdesk account. It is deleted for good on ${day}.\n\nTo keep it, sign in before that day and press “Keep my account”:\n\n${links.signIn}\n\nIf it was not you, change your password as well:\n\n${links.newPassword}\n`,
  }),

  invite: (facts: {
    readonly store: string
    readonly by: string | undefined
    readonly days: number
    readonly link: string
  }): MailSubjectAndText => ({
    subject: `You are invited to ${facts.store} on Draftdesk`,
    text: `${facts.by ? `${facts.by} invites you` : 'You are invited'} to work on the emails of ${facts.store}.\n\nAccept the invitation here:\n\n${facts.link}\n\nIt works for ${formatDays(facts.days)}, for this address only.\n`,
  }),

  /** The sentence of a notification, by its kind. */
  notification: {
    assigned: ({ actor, count }: NotificationSentenceValues): string =>
      actor !== ''
        ? `${actor} assigned ${formatConversationCount(count)} to you`
        : formatCount('en', count, {
            one: 'A conversation was assigned to you',
            other: '{count} conversations were assigned to you',
          }),
    mentioned: ({ actor }: NotificationSentenceValues): string =>
      `${actor || 'A colleague'} mentioned you in a note`,
    answered: (): string => 'A customer answered your conversation',
    send_failed: ({ actor }: NotificationSentenceValues): string =>
      actor === '' ? 'Your reply was not sent' : `${actor}’s reply was not sent`,
    mailbox_stopped: (): string => 'The mailbox needs to be connected again',
  },

  noSubject: 'No subject',

  /** A sentence of a notification with the subject of its conversation. */
  titled: (sentence: string, subject: string): string => `${sentence}: “${subject}”`,

  reminderSubject: (store: string, count: number): string =>
    formatCount('en', count, {
      one: `{count} notification from ${store}`,
      other: `{count} notifications from ${store}`,
    }),

  reminderReason: (count: number, afterMinutes: number): string => {
    const hours = afterMinutes / 60
    const time =
      afterMinutes < 60
        ? formatMinutes(afterMinutes)
        : hours === 1
          ? 'an hour'
          : formatCount('en', hours, { other: '{count} hours' })
    return `You get this mail because you did not see ${count === 1 ? 'this' : 'these'} in Draftdesk within ${time}. Choose what is mailed to you here:`
  },
}

/** The texts of a language. */
export type MailTextsOfLanguage = typeof en
