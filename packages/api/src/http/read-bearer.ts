import type { Context } from 'hono'

/** The bearer token of a request. Undefined without one. */
export const readBearerToken = (c: Context): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
