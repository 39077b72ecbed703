import { beside } from '@draftdesk/contract'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Services } from '../calls/visit.ts'
import { pictures } from '../database/schema.ts'
import { isUuid } from '../database/uuid.ts'
import type { Variables } from './mount.ts'

/**
 * Mounts GET /v1/pictures/{id}, for everybody who knows the id: the bytes of a profile picture, which never change. Opened
 * as a page of its own, a picture can do nothing.
 */
export function mountPictures(app: Hono<{ Variables: Variables }>, services: Services): void {
  app.get(beside.picture, async (c) => {
    const id = c.req.param('id')
    const [picture] = isUuid(id) ? await services.db.select().from(pictures).where(eq(pictures.id, id)) : []
    if (!picture) return c.json({ detail: 'This picture does not exist any more.' }, 404)
    return c.body(new Uint8Array(picture.content), 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
