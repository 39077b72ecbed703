import { draftingSettingsMessages as words } from '../messages/drafting.ts'
import { draftingVerbs } from '../models/drafting.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { refuse } from './failure.ts'

/** The model of a form. Without a `key` the stored one is tried. */
export interface TypedModel {
  readonly url: string
  readonly name: string
  readonly key: string
}

/** Tries a model, saved or not; returns the sentence to show. */
export async function testModel(
  { url, name, key }: TypedModel,
  call: SiteCall = siteCall,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  const result = await call(draftingVerbs.testModel({ url, name, ...(key !== '' && { key }) }))
  if (!result.ok) return { isOk: false, text: await refuse(result.error, words.testFailed) }
  const { ok, name: model, ms, detail } = result.value
  return ok ? { isOk: true, text: words.tested(model, ms, detail) } : { isOk: false, text: detail }
}
