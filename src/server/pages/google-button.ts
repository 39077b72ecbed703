import type { PageContext } from '../upstream/visit.ts'

/**
 * True unless the upstream says that Google is not set up. Marks the page as provisional while that is
 * unknown.
 */
export async function loadGoogleButton({ locals }: Pick<PageContext, 'locals'>): Promise<boolean> {
  const offered = await locals.entrances.offersGoogle()
  locals.isProvisional = offered === 'unknown'
  return offered !== 'no'
}
