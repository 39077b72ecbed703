import { safeReturnTo } from '@draftdesk/auth-core'
import { z } from 'zod'
import type { Jar } from './jar.ts'
import type { Flash } from '../locals.ts'

/** The browser's side of a request: cookies by purpose, with one rule for their attributes. */
export interface Cookies {
  readSession(): string | undefined
  writeSession(id: string, maxAgeMs: number): void
  dropSession(): void
  /** Toasts for the next page, in the order they came; reading takes them away. */
  addFlash(flash: Flash): void
  takeFlash(): readonly Flash[]
  /** How the browser last left the sidebar. */
  readSidebar(): 'open' | 'collapsed'
  /** The address that /verify-email is about. */
  readPendingEmail(): string | undefined
  writePendingEmail(email: string): void
  dropPendingEmail(): void
  /** Marks that this browser left for a provider, with the `state` it should come back with; taken once. */
  writeTransaction(state: string): void
  takeTransaction(): string | undefined
}

const flashCount = 5
const undo = z.object({
  action: z
    .string()
    .max(500)
    .refine((path) => safeReturnTo(path) !== undefined),
  fields: z.record(z.string(), z.string().max(100)),
})
const flashes = z
  .array(
    z.object({
      tone: z.enum(['success', 'info', 'error']),
      text: z.string().max(500),
      undo: undo.optional(),
    }),
  )
  .max(flashCount)
const pendingEmail = 'pending-email'
const flashSeconds = 120
const pendingSeconds = 86_400
const transaction = 'google-sign-in'
const transactionSeconds = 600

/** Over https the session cookie is `__Host-session`, bound to this origin; Safari drops Secure cookies on http. */
export function createCookies(jar: Jar, secure: boolean): Cookies {
  const session = secure ? '__Host-session' : 'session'
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const

  function readFlash(): readonly Flash[] {
    const kept = jar.get('flash')?.value
    if (kept === undefined) return []
    const parsed = flashes.safeParse(decode(kept))
    return parsed.success ? parsed.data : []
  }

  return {
    readSession: () => jar.get(session)?.value,
    writeSession: (id, maxAgeMs) =>
      jar.set(session, id, { ...attributes, maxAge: Math.floor(maxAgeMs / 1000) }),
    dropSession: () => jar.delete(session, attributes),
    addFlash(flash) {
      const waiting = [...readFlash(), flash].slice(-flashCount)
      jar.set('flash', encode(waiting), { ...attributes, maxAge: flashSeconds })
    },
    takeFlash() {
      const taken = readFlash()
      if (jar.has('flash')) jar.delete('flash', attributes)
      return taken
    },
    readSidebar: () => (jar.get('sidebar')?.value === 'collapsed' ? 'collapsed' : 'open'),
    readPendingEmail() {
      const parsed = z
        .string()
        .max(320)
        .safeParse(decode(jar.get(pendingEmail)?.value))
      return parsed.success ? parsed.data : undefined
    },
    writePendingEmail: (email) =>
      jar.set(pendingEmail, encode(email), { ...attributes, maxAge: pendingSeconds }),
    dropPendingEmail: () => jar.delete(pendingEmail, attributes),
    writeTransaction: (state) =>
      jar.set(transaction, encode(state), { ...attributes, maxAge: transactionSeconds }),
    takeTransaction() {
      const parsed = z
        .string()
        .max(4096)
        .safeParse(decode(jar.get(transaction)?.value))
      if (jar.has(transaction)) jar.delete(transaction, attributes)
      return parsed.success ? parsed.data : undefined
    },
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
