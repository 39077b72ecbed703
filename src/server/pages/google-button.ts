import type { PageContext } from '../upstream/visit.ts'

/** Whether a page shows Google's button: it does unless the upstream said that Google is not set up. */
export async function loadGoogleButton({ locals }: Pick<PageContext, 'locals'>): Promise<boolean> {
  const offered = await locals.entrances.offersGoogle()
  locals.isProvisional = offered === 'unknown'
  return offered !== 'no'
}
