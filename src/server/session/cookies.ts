import * as z from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import type { Flash, AddToast } from '../locals.ts'
import { parseReturnTo } from '../return-to.ts'

/** The cookies of a request by purpose, with the same attributes for all. */
export interface Cookies {
  readSession(): string | undefined
  writeSession(id: string, maxAgeMs: number): void
  dropSession(): void
  /** Adds a toast to the next page. */
  readonly toast: AddToast
  /** Moves the toasts of this page to the next one. */
  carryFlash(flash: Flash): void
  /** Removes and returns the flash messages for this page, oldest first. */
  takeFlash(): readonly Flash[]
  /** How the browser last left the sidebar. */
  readSidebar(): 'open' | 'collapsed'
  /** The browser's time zone. Undefined on its first page. */
  readTimeZone(): string | undefined
  /** The address that /verify-email is about. */
  readPendingEmail(): string | undefined
  writePendingEmail(email: string): void
  dropPendingEmail(): void
  /** Proof for the upstream that this browser signed up. Scripts can't read it. */
  readSignUp(): string | undefined
  writeSignUp(id: string): void
  dropSignUp(): void
  /** The secret of a sign-in that waits for a code. Scripts can't read it. */
  readChallenge(): string | undefined
  hasChallenge(): boolean
  writeChallenge(challenge: string): void
  dropChallenge(): void
  /** A sealed sign-in link that waits for the user's confirmation. It is read once. */
  readLinkSignIn(): string | undefined
  writeLinkSignIn(sealed: string): void
  dropLinkSignIn(): void
  /** The token of a mailed reset link, which must not stay in the address. */
  readResetToken(): string
  writeResetToken(token: string): void
  dropResetToken(): void
  /** Marks that this browser left for a provider, with the expected `state`. It is read once. */
  writeTransaction(state: string): void
  hasTransaction(): boolean
  takeTransaction(): string | undefined
}

/** The cookies that a page may use. Toasts go through `toast` of the visit. */
export type PageCookies = Omit<Cookies, 'toast' | 'carryFlash' | 'takeFlash'>

const mostFlashes = 5
const undoSchema = z.object({
  action: z
    .string()
    .max(500)
    .refine((path) => parseReturnTo(path) !== undefined),
  fields: z.record(z.string(), z.string().max(100)),
})
const flashesSchema = z
  .array(
    z.object({
      tone: z.enum(['success', 'info', 'error']),
      text: z.string().max(500),
      undo: undoSchema.optional(),
      about: z.enum(['mailbox', 'shop']).optional(),
    }),
  )
  .max(mostFlashes)
const flashSeconds = 120
const pendingEmailSeconds = 86_400
const transactionSeconds = 600
const signInLinkSeconds = 300
const challengeSeconds = 300
const resetSeconds = 3600
const resetTokenSchema = z.string().min(1).max(512)

/**
 * Over https every cookie has the prefix `__Host-`, which binds it to this origin. Not over http, where
 * Safari drops Secure cookies.
 */
export function createCookies(jar: CookieJar, secure: boolean): Cookies {
  const nameCookie = (plain: string) => (secure ? `__Host-${plain}` : plain)
  const session = nameCookie('session')
  const flash = nameCookie('flash')
  const pendingEmail = nameCookie('pending-email')
  const signUp = nameCookie('sign-up')
  const transaction = nameCookie('google-sign-in')
  const linkSignIn = nameCookie('link-sign-in')
  const challengeName = nameCookie('sign-in-challenge')
  const reset = nameCookie('reset-token')
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const

  function readFlash(): readonly Flash[] {
    const parsed = flashesSchema.safeParse(decodeValue(jar.get(flash)?.value))
    return parsed.success ? parsed.data : []
  }

  function readText(cookie: string, longest: number): string | undefined {
    const parsed = z
      .string()
      .max(longest)
      .safeParse(decodeValue(jar.get(cookie)?.value))
    return parsed.success ? parsed.data : undefined
  }

  function dropCookie(cookie: string): void {
    if (jar.has(cookie)) jar.delete(cookie, attributes)
  }

  function carryFlash(carried: Flash): void {
    const waiting = [...readFlash(), carried].slice(-mostFlashes)
    jar.set(flash, encodeValue(waiting), { ...attributes, maxAge: flashSeconds })
  }

  return {
    readSession: () => jar.get(session)?.value,
    writeSession: (id, maxAgeMs) =>
      jar.set(session, id, { ...attributes, maxAge: Math.floor(maxAgeMs / 1000) }),
    dropSession: () => jar.delete(session, attributes),
    toast: (tone, text, undo) => carryFlash({ tone, text, ...(undo && { undo }) }),
    carryFlash,
    takeFlash() {
      const taken = readFlash()
      if (jar.has(flash)) jar.delete(flash, attributes)
      return taken
    },
    readSidebar: () => (jar.get('sidebar')?.value === 'collapsed' ? 'collapsed' : 'open'),
    readTimeZone: () => jar.get('zone')?.value,
    readPendingEmail: () => readText(pendingEmail, 320),
    writePendingEmail: (email) =>
      jar.set(pendingEmail, encodeValue(email), { ...attributes, maxAge: pendingEmailSeconds }),
    dropPendingEmail: () => dropCookie(pendingEmail),
    readSignUp: () => readText(signUp, 500),
    writeSignUp: (id) => jar.set(signUp, encodeValue(id), { ...attributes, maxAge: pendingEmailSeconds }),
    dropSignUp: () => dropCookie(signUp),
    readChallenge: () => readText(challengeName, 200),
    hasChallenge: () => jar.has(challengeName),
    writeChallenge: (challenge) =>
      jar.set(challengeName, encodeValue(challenge), { ...attributes, maxAge: challengeSeconds }),
    dropChallenge: () => dropCookie(challengeName),
    readLinkSignIn: () => readText(linkSignIn, 4096),
    writeLinkSignIn: (sealed) =>
      jar.set(linkSignIn, encodeValue(sealed), { ...attributes, maxAge: signInLinkSeconds }),
    dropLinkSignIn: () => dropCookie(linkSignIn),
    readResetToken: () => resetTokenSchema.safeParse(jar.get(reset)?.value).data ?? '',
    writeResetToken(token) {
      if (resetTokenSchema.safeParse(token).success)
        jar.set(reset, token, { ...attributes, maxAge: resetSeconds })
    },
    dropResetToken: () => jar.delete(reset, attributes),
    writeTransaction: (state) =>
      jar.set(transaction, encodeValue(state), { ...attributes, maxAge: transactionSeconds }),
    hasTransaction: () => jar.has(transaction),
    takeTransaction() {
      const state = readText(transaction, 4096)
      dropCookie(transaction)
      return state
    },
  }
}

function encodeValue(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decodeValue(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
