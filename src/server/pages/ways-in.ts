import type { APIContext } from 'astro'
import { getSite } from '../site.ts'

/** Whether a page shows Google's button: it does unless the upstream said that Google is not set up. */
export async function loadGoogleWay({ locals }: Pick<APIContext, 'locals'>): Promise<boolean> {
  const offered = await getSite().google.read()
  locals.isProvisional = offered === 'unknown'
  return offered !== 'no'
}
