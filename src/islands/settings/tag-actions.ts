import type { ParsedAnswer, TagColor } from '@draftdesk/contract'
import { buildCreateTagCall } from '../../models/tags.ts'
import { siteCall } from '../../stores/calls/site-call.ts'
import type { SiteCall } from '../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../stores/calls/explain-failure.ts'
import { reportChange } from '../../stores/calls/report-change.ts'
import { showToast } from '../../stores/toasts.ts'
import { tagMessages as words } from './words.ts'

/** A tag of the store. */
export type Tag = ParsedAnswer<'createTag'>

/** Creates a tag. Returns the tag or an error message. */
export async function createColoredTag(
  name: string,
  color: TagColor,
  call: SiteCall = siteCall,
): Promise<Tag | string> {
  const result = await call(buildCreateTagCall(name, color))
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  showToast('success', words.created(result.value.name))
  return result.value
}

/** Changes the name and the color of a tag. Returns the tag or an error message. */
export async function saveTag(
  { id }: Tag,
  { name, color }: { readonly name: string; readonly color: TagColor },
  call: SiteCall = siteCall,
): Promise<Tag | string> {
  const result = await call('updateTag', { id, name, color })
  if (!result.ok) return explainFailureOrLeave(result.error, words.failed)
  showToast('success', words.saved(result.value.name))
  return result.value
}

/** Merges a tag into another one. Returns the error message if that fails. */
export const mergeTag = (
  { id, name }: Tag,
  into: Tag,
  call: SiteCall = siteCall,
): Promise<string | undefined> =>
  reportChange(call('mergeTag', { id, into: into.id }), {
    failed: words.failed,
    done: words.merged(name, into.name),
  })

/** Deletes a tag. Returns the error message if that fails. */
export const deleteTag = ({ id }: Tag, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('deleteTag', { id }), { failed: words.failed })

/** Restores a deleted tag. Returns the error message if that fails. */
export const restoreTag = ({ id }: Tag, call: SiteCall = siteCall): Promise<string | undefined> =>
  reportChange(call('restoreTag', { id }), { failed: words.failed })
