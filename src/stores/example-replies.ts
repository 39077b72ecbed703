import { exampleVerbs } from '../models/examples.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'

/** The newest examples that are switched on; undefined when they cannot be had. */
export async function listReplies(
  call: SiteCall = siteCall,
): Promise<readonly { readonly id: string; readonly title: string }[] | undefined> {
  const result = await call(exampleVerbs.list())
  return result.ok ? result.value.examples.filter((example) => example.is_on) : undefined
}

/** The reply of an example; undefined when it cannot be had. */
export async function readReply(id: string, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call(exampleVerbs.show(id))
  return result.ok ? result.value.answer : undefined
}
