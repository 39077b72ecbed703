import type { PageContext } from '../upstream/visit.ts'

/** The documents of a store that is not linked yet: until then the guard shows no page of policies. */
export async function loadSetUpPolicies({ locals: { visit } }: PageContext) {
  const { store } = visit.session ?? {}
  if (!store || (store.isEmailAccountAdded && store.isShopifyAccountAdded)) return []
  const listed = await visit.call('policies')
  return listed.ok ? listed.value.policies.map(({ id, title }) => ({ id, title })) : []
}
