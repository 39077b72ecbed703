import type { AstroCookies } from 'astro'
import { z } from 'zod'
import type { Flash } from './locals.ts'

/** The browser's side of a request: cookies by purpose, with one rule for their attributes. */
export interface Cookies {
  readSession(): string | undefined
  writeSession(id: string, maxAgeMs: number): void
  dropSession(): void
  /** Toasts for the next page; reading takes them away unless the page is only prefetched. */
  addFlash(flash: Flash): void
  takeFlash(): readonly Flash[]
  /** The address that /verify-email is about. */
  readPendingEmail(): string | undefined
  writePendingEmail(email: string): void
  dropPendingEmail(): void
}

const flashes = z
  .array(z.object({ tone: z.enum(['success', 'info', 'error']), text: z.string().max(500) }))
  .max(5)
const pendingEmail = 'pending-email'
const flashSeconds = 120
const pendingSeconds = 86_400

/** Over https the session cookie is `__Host-session`, bound to this origin; Safari drops Secure cookies on http. */
export function createCookies(jar: AstroCookies, secure: boolean): Cookies {
  const session = secure ? '__Host-session' : 'session'
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const
  let added: readonly Flash[] = []

  function readFlash(): readonly Flash[] {
    const parsed = flashes.safeParse(decode(jar.get('flash')?.value))
    return parsed.success ? parsed.data : []
  }

  return {
    readSession: () => jar.get(session)?.value,
    writeSession: (id, maxAgeMs) =>
      jar.set(session, id, { ...attributes, maxAge: Math.floor(maxAgeMs / 1000) }),
    dropSession: () => jar.delete(session, attributes),
    addFlash(flash) {
      added = [...added, flash]
      jar.set('flash', encode(added), { ...attributes, maxAge: flashSeconds })
    },
    takeFlash() {
      const taken = readFlash()
      if (jar.has('flash')) jar.delete('flash', attributes)
      return taken
    },
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
