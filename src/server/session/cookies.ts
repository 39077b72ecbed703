import * as z from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import type { AddToast, Flash } from '../locals.ts'
import { parseReturnTo } from '../return-to.ts'

/** The cookies of a request by purpose, with the same attributes for all. */
export type Cookies = ReturnType<typeof createCookies>

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
const resetSeconds = 3600
const resetTokenSchema = z.string().min(1).max(512)

/**
 * Over https every cookie has the prefix `__Host-`, which binds it to this origin. Not over http, where
 * Safari drops Secure cookies.
 */
export function createCookies(jar: CookieJar, secure: boolean) {
  const nameCookie = (plain: string) => (secure ? `__Host-${plain}` : plain)
  const session = nameCookie('session')
  const flash = nameCookie('flash')
  const reset = nameCookie('reset-token')
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const

  /** A cookie with a text of limited length. Scripts can't read it. */
  function createTextCookie(plain: string, longest: number, maxAge: number) {
    const name = nameCookie(plain)
    function readText(): string | undefined {
      const text = decodeValue(jar.get(name)?.value)
      return typeof text === 'string' && text.length <= longest ? text : undefined
    }
    function dropText(): void {
      if (jar.has(name)) jar.delete(name, attributes)
    }
    return {
      read: readText,
      has: () => jar.has(name),
      write: (text: string) => jar.set(name, encodeValue(text), { ...attributes, maxAge }),
      drop: dropText,
      take(): string | undefined {
        const text = readText()
        dropText()
        return text
      },
    }
  }

  function readFlash(): readonly Flash[] {
    const parsed = flashesSchema.safeParse(decodeValue(jar.get(flash)?.value))
    return parsed.success ? parsed.data : []
  }

  /** Moves a toast of this page to the next one. */
  function carryFlash(carried: Flash): void {
    const waiting = [...readFlash(), carried].slice(-mostFlashes)
    jar.set(flash, encodeValue(waiting), { ...attributes, maxAge: flashSeconds })
  }

  /** Adds a toast to the next page. */
  const toast: AddToast = (tone, text, undo) => carryFlash({ tone, text, ...(undo && { undo }) })

  return {
    readSession: () => jar.get(session)?.value,
    writeSession: (id: string, maxAgeMs: number) =>
      jar.set(session, id, { ...attributes, maxAge: Math.floor(maxAgeMs / 1000) }),
    dropSession: () => jar.delete(session, attributes),
    toast,
    carryFlash,
    /** Removes and returns the flash messages for this page, oldest first. */
    takeFlash(): readonly Flash[] {
      const taken = readFlash()
      if (jar.has(flash)) jar.delete(flash, attributes)
      return taken
    },
    /** How the browser last left the sidebar. */
    readSidebar: () => (jar.get('sidebar')?.value === 'collapsed' ? 'collapsed' : 'open'),
    /** The browser's time zone. Undefined on its first page. */
    readTimeZone: () => jar.get('zone')?.value,
    /** The address that /verify-email is about. */
    pendingEmail: createTextCookie('pending-email', 320, 86_400),
    /** Proof for the upstream that this browser signed up. */
    signUp: createTextCookie('sign-up', 500, 86_400),
    /** The secret of a sign-in that waits for a code. */
    challenge: createTextCookie('sign-in-challenge', 200, 300),
    /** A sealed sign-in link that waits for the user's confirmation. */
    linkSignIn: createTextCookie('link-sign-in', 4096, 300),
    /** Marks that this browser left for a provider, with the expected `state`. */
    transaction: createTextCookie('google-sign-in', 4096, 600),
    /** The token of a mailed reset link, which must not stay in the address. */
    readResetToken: () => resetTokenSchema.safeParse(jar.get(reset)?.value).data ?? '',
    writeResetToken(token: string): void {
      if (resetTokenSchema.safeParse(token).success)
        jar.set(reset, token, { ...attributes, maxAge: resetSeconds })
    },
    dropResetToken: () => jar.delete(reset, attributes),
  } as const
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
