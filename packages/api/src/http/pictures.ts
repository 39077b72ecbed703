import { otherPaths } from '@draftdesk/contract'
import type { Hono } from 'hono'
import { findPicture } from '../accounts/pictures/own-picture.ts'
import type { Services } from '../calls/visit.ts'
import type { Variables } from './mount.ts'

/** Mounts GET /v1/pictures/{id}: profile pictures, public by id, immutable, and without scripts when opened as a page. */
export function mountPictures(app: Hono<{ Variables: Variables }>, services: Services): void {
  app.get(otherPaths.picture, async (c) => {
    const picture = await findPicture(services.db, c.req.param('id'))
    if (!picture) return c.json({ detail: 'This picture does not exist any more.' }, 404)
    return c.body(new Uint8Array(picture.content), 200, {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}
