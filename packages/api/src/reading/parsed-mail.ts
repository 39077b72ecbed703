import type { MailKind } from './classify-mail.ts'

/** An address of a header. `address` is normalized, `name` may be empty. */
export interface MailParty {
  readonly name: string
  readonly address: string
}

/** An attachment. Its bytes stay in the mailbox: `part` is the IMAP body part. */
export interface MailFile {
  readonly part: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Content-ID of an inline picture without brackets. */
  readonly cid: string | undefined
  readonly isInline: boolean
}

/** Headers stored for threading, classification and display. */
export interface MailHeaders {
  readonly threadIndex: string | undefined
  readonly ownId: string | undefined
  /** Our own header, which says that the mail passes another one on. */
  readonly isForward: boolean
  /** The first Authentication-Results header, which the mailbox's provider adds. */
  readonly authentication: string | undefined
  /** Message-IDs of the mails that a bounce reports. */
  readonly reports: readonly string[]
  /** Status of a bounce (RFC 3463). 4.x is temporary. */
  readonly status: string | undefined
}

export interface ParsedMail {
  /** The Message-ID with its brackets. Generated from the content when the mail has none. */
  readonly messageId: string
  /** Equal for copies of a mail, different for other mails with the same Message-ID. */
  readonly fingerprint: string
  readonly inReplyTo: readonly string[]
  /** Message-IDs of the conversation, oldest first. */
  readonly references: readonly string[]
  readonly subject: string
  /** The From header as 'Name <address>'. */
  readonly sender: string
  readonly from: MailParty | undefined
  readonly replyTo: readonly MailParty[]
  readonly to: readonly MailParty[]
  readonly cc: readonly MailParty[]
  /** The hidden recipients. Only the store's own copy of a mail has them. */
  readonly bcc: readonly MailParty[]
  /** The Date header in ms since 1970. Undefined when implausible. */
  readonly datedAtMs: number | undefined
  /** The visible text including quotes and signature. */
  readonly text: string
  /** Offset in `text` where quote or signature begin. Undefined without them. */
  readonly foldAt: number | undefined
  /** Sanitized for a frame without scripts. Undefined for a plain-text mail. */
  readonly html: string | undefined
  readonly kind: MailKind
  /** Explains `kind` to people. */
  readonly kindReason: string
  readonly files: readonly MailFile[]
  readonly headers: MailHeaders
}

/** A parsed mail with its language. */
export interface MailWithLanguage extends ParsedMail {
  /** Language of the new text in ISO 639-1. */
  readonly language: string | undefined
}

/** The reason why a mail is unreadable. */
export interface UnreadableMail {
  readonly kind: 'unread'
  readonly fault: 'slow' | 'large' | 'broken'
}

/** The parsed mail, or the reason why it is unreadable. */
export type MailReadResult = { readonly kind: 'read'; readonly mail: MailWithLanguage } | UnreadableMail
