import type { ActiveUser, StoreState } from '@draftdesk/auth-core'

/** The session as a page may show it and hand it to islands. */
export interface PageSession {
  /** Grows at login, switch and logout; the page sends it with each call as `x-session-epoch`. */
  readonly epoch: number
  readonly email: string
  /** When the token was issued, in Unix ms, and for how many minutes; the token itself stays here. */
  readonly tokenIssuedAt: number
  readonly expiryIn: number | undefined
  readonly user: ActiveUser
  readonly store: StoreState | undefined
  readonly role: string | undefined
  readonly permissions: readonly string[]
}

/** One toast that survives a redirect. Its words are final. */
export interface Flash {
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** The form that takes back what the toast tells of. */
  readonly undo?: FlashUndo | undefined
  /** The part of a page that it explains: that page says it there, and it is no toast. */
  readonly about?: 'mailbox' | 'shop' | undefined
}

/** Says something on the page that is shown next. */
export type SayToast = (tone: Flash['tone'], text: string, undo?: FlashUndo) => void

/** A form of one button: where it is posted, and with which fields. */
export interface FlashUndo {
  /** A path of this site. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Settings that pages show; the README lists their variables. */
export interface PublicSettings {
  readonly marketingUrl: string
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  readonly ssoScriptUrl: string | undefined
  readonly sentryDsn: string | undefined
}

/** The features that can be switched off: pages that follow what happens, and the preview of replies beside their settings. */
export const features = ['live', 'preview'] as const

/** Which features are switched on for the person who asks. */
export type Flags = Readonly<Record<(typeof features)[number], boolean>>
