import type { APIContext } from 'astro'
import { z } from 'zod'

const maxSeconds = 3600
const shape = z.string().min(1).max(512)

/** The token of a mailed link, held in a cookie of this browser so that no address of the page carries it. */
export interface ResetToken {
  readonly read: () => string
  readonly write: (token: string) => void
  readonly drop: () => void
}

/** Over https the cookie is bound to this origin. */
export function createResetToken({ cookies }: APIContext, secure: boolean): ResetToken {
  const name = secure ? '__Host-reset-token' : 'reset-token'
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const
  return {
    read: () => shape.safeParse(cookies.get(name)?.value).data ?? '',
    write(token) {
      if (shape.safeParse(token).success) cookies.set(name, token, { ...attributes, maxAge: maxSeconds })
    },
    drop: () => cookies.delete(name, attributes),
  }
}
