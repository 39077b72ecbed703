import type { APIContext } from 'astro'
import { policyMessages } from '../../messages/policies.ts'
import { callUpstream } from '../upstream/call-upstream.ts'

/** The documents of a store that is not linked yet: until then the guard shows no page of policies. */
export async function loadSetUpPolicies(context: APIContext) {
  const { store } = context.locals.session ?? {}
  if (!store || (store.isEmailAccountAdded && store.isShopifyAccountAdded)) return []
  const listed = await callUpstream(context, policyMessages.listFailed)('policies')
  return listed.ok ? listed.value.policies.map(({ id, title }) => ({ id, title })) : []
}
