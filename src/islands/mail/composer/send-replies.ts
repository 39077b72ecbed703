import type { Answer, CallInput, ParsedAnswer } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { composerWords as words } from '../words.ts'
import { toasterMessages } from '../../../messages/toaster.ts'
import { mailRequests } from '../mail-calls.ts'
import { areEqualReplyFields, isClosedDraftState, toDraftFields, toReplyFields } from './view.ts'
import type { ReplyFields, EmailWhileWriting } from './view.ts'
import { siteCall } from '../../../stores/calls/site-call.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import {
  explainFailure,
  explainFailureOrLeave,
  handlePageFailure,
} from '../../../stores/calls/explain-failure.ts'
import { showToast } from '../../../stores/toasts.ts'
import { sendFile } from '../../../stores/calls/send-file.ts'

/** The result of saving a reply. The next save starts from its version. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly version: number; readonly draft?: Answer<'updateDraft'> }
  | { readonly kind: 'conflict'; readonly version: number | undefined; readonly remote: ReplyFields }
  /** A colleague or another tab sent or discarded the reply. */
  | { readonly kind: 'gone'; readonly version?: undefined }
  /** `isAway`: the server did not answer, so a retry makes sense. */
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
  written: ReplyFields,
  call: SiteCall = siteCall,
): Promise<SaveResult> {
  const result = await call(buildCall('updateDraft', { id, version, ...toDraftFields(written) }))
  if (result.ok) return { kind: 'saved', version: result.value.version, draft: result.value }
  const { error } = result
  const current =
    error.code === 'conflict' ? (error.current as Partial<ParsedAnswer<'draft'>> | undefined) : undefined
  if (current) {
    const { version: now } = current
    const remote = toReplyFields(current)
    // Another tab or a call with a lost response has already saved it.
    if (now !== undefined && areEqualReplyFields(remote, written)) return { kind: 'saved', version: now }
    if (isClosedDraftState(current.state)) return { kind: 'gone' }
    return { kind: 'conflict', version: now, remote }
  }
  handlePageFailure(error)
  const problem = isServerUnreachable(error) ? words.offline : explainFailure(error, words.failed)
  return { kind: 'failed', problem, isAway: isServerUnreachable(error) }
}

/** The time of a reply, and that of a reminder if no answer comes. */
export type SendTimes = Pick<CallInput<'sendDraft'>, 'send_at' | 'follow_up_at'>

/** The last email that the writer has seen, and the ids of other known news. */
interface SeenUpdates {
  readonly seen: string
  readonly known?: readonly string[]
}

export type ReplySendResult =
  /** Undo is possible until `mail` is sent. */
  | { readonly kind: 'sent'; readonly mail: string | undefined; readonly undoSeconds: number }
  /** An email came, or a colleague changed the reply meanwhile. */
  | {
      readonly kind: 'news'
      readonly problem: string
      readonly news: readonly EmailWhileWriting[]
    }
  /** Orders in the reply changed. The server warns once, so a second send goes through. */
  | { readonly kind: 'orders'; readonly problem: string; readonly changes: string }
  | { readonly kind: 'failed'; readonly problem: string }

export async function sendReply(
  id: string,
  version: number,
  { seen, known = [] }: SeenUpdates,
  call: SiteCall = siteCall,
  times: SendTimes = {},
): Promise<ReplySendResult> {
  const result = await call(
    buildCall('sendDraft', {
      id,
      version,
      seen: seen === '' ? null : seen,
      // The key is derived from the version, so a repeated call sends the reply once.
      key: `${id}-${String(version)}`,
      ...(known.length > 0 && { known: [...known] }),
      ...times,
    }),
  )
  if (result.ok) {
    const { sending } = result.value
    return { kind: 'sent', mail: sending?.id, undoSeconds: sending?.undo_seconds ?? 0 }
  }
  const { code, current, detail } = result.error
  if (code === 'conflict') {
    const { news = [] } = (current ?? {}) as Partial<ParsedAnswer<'sendDraft'>>
    const isOrders = news.length > 0 && news.every((one) => one.id.startsWith('order-'))
    if (!isOrders)
      return {
        kind: 'news',
        problem: detail ?? words.sendFailed,
        news: news.map(({ id, sender, excerpt, created_at: at, sent_by: by }) => ({
          ...{ id, sender, text: excerpt },
          by: by ? { ...by, at } : undefined,
        })),
      }
    const changes = news.map(({ excerpt }) => excerpt).join('\n')
    return { kind: 'orders', problem: detail ?? words.sendFailed, changes }
  }
  return { kind: 'failed', problem: await explainFailureOrLeave(result.error, words.sendFailed) }
}

/**
 * Takes back a reply before it leaves; true on success. A failure is explained, with `again` when offline and
 * the `address` of the conversation when the gateway fails.
 */
export async function undoReplySend(
  mail: string,
  { again, address }: { readonly again: () => void; readonly address: string },
  call: SiteCall = siteCall,
): Promise<boolean> {
  const result = await call(mailRequests.undoSend(mail))
  if (result.ok) return true
  const { error } = result
  const problem = await explainFailureOrLeave(error, words.undoFailed, address)
  showToast(
    'error',
    problem,
    isServerUnreachable(error) ? { label: toasterMessages.undo, run: again } : undefined,
  )
  return false
}

/** Discards a reply that was left empty. If the call fails, the empty reply still counts as no draft. */
export async function discardEmptyDraft(id: string, call: SiteCall = siteCall): Promise<void> {
  await call(mailRequests.discardDraft(id))
}

/** True when the server did not answer, so a retry makes sense. */
const isServerUnreachable = ({ code }: { readonly code: string }): boolean =>
  code === 'unreachable' || code === 'timeout'

/** Adds a file to a reply. `onProgress` receives the sent share from 0 to 1. */
export async function attachFile(
  id: string,
  file: File,
  onProgress: (part: number) => void,
  send: typeof sendFile = sendFile,
) {
  const result = await send(buildCall('addDraftFile', { id, file }), onProgress)
  if (!result.ok) {
    handlePageFailure(result.error)
    return { ok: false as const, problem: explainFailure(result.error, words.failed) }
  }
  return { ok: true as const, draft: result.value }
}
