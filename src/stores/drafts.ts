import type { Read } from '@draftdesk/contract'
import { composerMessages as words } from '../messages/composer.ts'
import { draftVerbs, formatRecipients, isSame } from '../models/draft.ts'
import type { Written } from '../models/draft.ts'
import { call as siteCall } from './call.ts'
import type { SiteCall } from './call.ts'
import { explain, settleFailure } from './failure.ts'
import { sendFile } from './upload.ts'

/** What became of saving a reply; its version is the one to save from next. */
export type Saved =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict'; readonly version: number | undefined; readonly theirs: string }
  /** `isAway`: it is worth trying again. */
  | {
      readonly kind: 'failed'
      readonly version?: undefined
      readonly problem: string
      readonly isAway: boolean
    }

/** Saves a reply from the version that is on the page. */
export async function saveDraft(
  id: string,
  version: number,
  written: Written,
  call: SiteCall = siteCall,
): Promise<Saved> {
  const result = await call(draftVerbs.save(id, version, written))
  if (result.ok) return { kind: 'saved', version: result.value.version }
  const { error } = result
  const current =
    error.code === 'conflict' ? (error.current as Partial<Read<'draft'>> | undefined) : undefined
  if (current) {
    const { version: now, to = [], cc = [], subject = '', body = '' } = current
    const theirs: Written = { to: formatRecipients(to), cc: formatRecipients(cc), subject, body }
    // It was saved before, by another tab or by a call whose answer never came.
    if (now !== undefined && isSame(theirs, written)) return { kind: 'saved', version: now }
    return { kind: 'conflict', version: now, theirs: [theirs.to, subject, body].join('\n') }
  }
  const isAway = error.code === 'unreachable' || error.code === 'timeout'
  settleFailure(error)
  return { kind: 'failed', problem: isAway ? words.offline : explain(error, words.failed), isAway }
}

/** Adds a file to a reply; `onProgress` hears the part that is sent. */
export async function attachFile(
  id: string,
  file: File,
  onProgress: (part: number) => void,
  send: typeof sendFile = sendFile,
) {
  const result = await send(draftVerbs.addFile(id, file), onProgress)
  if (!result.ok) {
    settleFailure(result.error)
    return { ok: false as const, problem: explain(result.error, words.failed) }
  }
  const { version, files } = result.value
  const added = files.at(-1)
  return added
    ? { ok: true as const, version, file: { id: added.id, name: added.name } }
    : { ok: false as const, problem: words.failed }
}
