import type { ActiveUser, ActiveStore } from '@draftdesk/auth-core'

/** The part of the session that pages and islands may see. */
export interface PageSession {
  /** Grows at login, switch and logout. Pages send it with each call as `x-session-epoch`. */
  readonly epoch: number
  readonly email: string
  /** The issue time of the token in Unix ms, and its lifetime in minutes. The token itself stays here. */
  readonly tokenIssuedAt: number
  readonly expiryIn: number | undefined
  readonly user: ActiveUser
  readonly store: ActiveStore | undefined
  readonly role: string | undefined
  readonly permissions: readonly string[]
  /** The person has to set up two-step sign-in first, and is in no store. */
  readonly needsTwoStep?: boolean | undefined
}

/** A toast that survives a redirect. Its text is final. */
export interface Flash {
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** The form that undoes the action of the toast. */
  readonly undo?: FlashUndo | undefined
  /** The page section that shows the text in place of a toast. */
  readonly about?: 'mailbox' | 'shop' | undefined
}

/** Adds a toast to the next page. */
export type AddToast = (tone: Flash['tone'], text: string, undo?: FlashUndo) => void

/** A form with one button: its target and fields. */
export interface FlashUndo {
  /** A path of this site. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** Settings that pages use. The README lists their variables. */
export interface PublicSettings {
  readonly marketingUrl: string
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  readonly ssoScriptUrl: string | undefined
  readonly sentryDsn: string | undefined
}

/** Features that can be switched off: live updates, and the preview in the reply settings. */
export const featureFlagNames = ['live', 'preview'] as const

/** The enabled features of the current user. */
export type FeatureFlags = Readonly<Record<(typeof featureFlagNames)[number], boolean>>
