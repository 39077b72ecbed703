import type { MailKind } from './kind.ts'

/** A person or a list as a header of a mail names them; `address` is normalised, `name` may be empty. */
export interface Party {
  readonly name: string
  readonly address: string
}

/** A file in a mail. Its bytes stay in the mailbox; `part` is where IMAP finds them. */
export interface MailFile {
  readonly part: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Content-ID without brackets, of a picture that the HTML shows. */
  readonly cid: string | undefined
  readonly isInline: boolean
}

/** Headers that placing, sorting and showing need later; all others are forgotten. */
export interface MailHeaders {
  readonly threadIndex: string | undefined
  readonly ownId: string | undefined
  /** Topmost Authentication-Results: that of the mailbox's own provider. */
  readonly authentication: string | undefined
  /** Message-IDs that a bounce reports on. */
  readonly reports: readonly string[]
  /** How a bounce ended, as RFC 3463 numbers it; '4.' goes on being tried. */
  readonly status: string | undefined
}

/** A mail as people read it, made from its source without knowing any other mail. */
export interface ReadMail {
  /** With its brackets; made up from the content when the mail has none. */
  readonly messageId: string
  /** The same for two copies of one mail, different for two mails that claim one Message-ID. */
  readonly fingerprint: string
  readonly inReplyTo: readonly string[]
  /** Oldest first. */
  readonly references: readonly string[]
  readonly subject: string
  /** The From header as a person would write it: 'Name <address>'. */
  readonly sender: string
  readonly from: Party | undefined
  readonly replyTo: readonly Party[]
  readonly to: readonly Party[]
  readonly cc: readonly Party[]
  /** Milliseconds since 1970, from the Date header; undefined when there is none that can be true. */
  readonly datedAtMs: number | undefined
  /** All that a person sees, quotes and signature included. */
  readonly text: string
  /** Where quote and signature begin in `text`; undefined when there are none to fold. */
  readonly foldAt: number | undefined
  /** Made safe for a frame without scripts; undefined when the mail has only text. */
  readonly html: string | undefined
  /** ISO 639-1, of what the sender wrote themselves. */
  readonly language: string | undefined
  readonly kind: MailKind
  /** In words for a person: which sign decided about `kind`. */
  readonly kindReason: string
  readonly files: readonly MailFile[]
  readonly headers: MailHeaders
}

/** The parsed mail, or the reason why it is unreadable. */
export type Reading =
  | { readonly kind: 'read'; readonly mail: ReadMail }
  | { readonly kind: 'unread'; readonly fault: 'slow' | 'large' | 'broken' }
