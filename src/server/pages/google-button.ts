import type { PageContext } from '../upstream/page-visit.ts'

/** Returns false if the upstream has no Google sign-in. Marks the page as provisional while that is unknown. */
export async function loadGoogleButton({ locals }: Pick<PageContext, 'locals'>): Promise<boolean> {
  const offered = await locals.identity.offersGoogle()
  locals.isProvisional = offered === 'unknown'
  return offered !== 'no'
}
