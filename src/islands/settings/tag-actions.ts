import type { Read, TagColor } from '@draftdesk/contract'
import { callCreateTag } from '../../models/tags.ts'
import { call as siteCall } from '../../stores/calls/call.ts'
import type { SiteCall } from '../../stores/calls/call.ts'
import { refuse } from '../../stores/calls/failure.ts'
import { showToast } from '../../stores/toasts.ts'
import { tagMessages as words } from './words.ts'

/** A tag of the store. */
export type Tag = Read<'createTag'>

/** Creates a tag, or answers the sentence to show. */
export async function createTag(
  name: string,
  color: TagColor,
  call: SiteCall = siteCall,
): Promise<Tag | string> {
  const result = await call(callCreateTag(name, color))
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.created(result.value.name))
  return result.value
}

/** Changes the name and the color of a tag, or answers the sentence to show. */
export async function saveTag(
  { id }: Tag,
  { name, color }: { readonly name: string; readonly color: TagColor },
  call: SiteCall = siteCall,
): Promise<Tag | string> {
  const result = await call('updateTag', { id, name, color })
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.saved(result.value.name))
  return result.value
}

/** Replaces a tag by another one; answers the sentence to show where it was refused. */
export async function mergeTag(
  { id, name }: Tag,
  into: Tag,
  call: SiteCall = siteCall,
): Promise<string | undefined> {
  const result = await call('mergeTag', { id, into: into.id })
  if (!result.ok) return refuse(result.error, words.failed)
  showToast('success', words.merged(name, into.name))
  return undefined
}

/** Deletes a tag; answers the sentence to show where it was refused. */
export async function deleteTag({ id }: Tag, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('deleteTag', { id })
  return result.ok ? undefined : refuse(result.error, words.failed)
}

/** Brings a deleted tag back; answers the sentence to show where it was refused. */
export async function restoreTag({ id }: Tag, call: SiteCall = siteCall): Promise<string | undefined> {
  const result = await call('restoreTag', { id })
  return result.ok ? undefined : refuse(result.error, words.failed)
}
