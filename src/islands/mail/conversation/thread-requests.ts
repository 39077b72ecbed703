import type { Answer, CallInput, CallName, CallRequest } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { composerWords as words, threadWords } from '../words.ts'
import { draftingMessages } from '../../../messages/drafting.ts'
import { buildUpdateSettingsCall } from '../../../models/settings.ts'
import { mailRequests } from '../mail-calls.ts'
import type { SiteCall } from '../../../stores/calls/site-call.ts'
import { explainFailureOrLeave } from '../../../stores/calls/explain-failure.ts'
import { showToast } from '../../../stores/toasts.ts'
import type { ThreadOpener } from './thread-opener.ts'

interface SenderNameAndSignature {
  readonly senderName: string
  readonly signature: string
}

/** The options of a requested draft. */
export type DraftOptions = Omit<CallInput<'writeDraft'>, 'id'>

export type ThreadRequests = ReturnType<typeof createThreadRequests>

/** Calls that change the open conversation. It is read again after each call. */
export function createThreadRequests(opening: ThreadOpener, call: SiteCall) {
  /** Makes a call about a conversation and reads the conversation again. Shows why a call failed. */
  async function changeThread<N extends CallName>(
    thread: string,
    request: CallRequest<N>,
    failed: string,
  ): Promise<Answer<N> | undefined> {
    const result = await call(request)
    if (!result.ok) {
      showToast('error', await explainFailureOrLeave(result.error, failed))
      return undefined
    }
    await opening.refresh(thread)
    return result.value
  }

  async function confirmSend(
    thread: string,
    mail: string,
    what: 'undo' | 'arrived' | 'again',
  ): Promise<void> {
    const isDone =
      what === 'undo'
        ? await changeThread(thread, mailRequests.undoSend(mail), words.undoFailed)
        : await changeThread(
            thread,
            buildCall('settleSend', { id: mail, arrived: what === 'arrived' }),
            words.failed,
          )
    const { undone, settled, resent } = words
    if (isDone) showToast('success', { undo: undone, arrived: settled, again: resent }[what])
  }

  async function writeDraft(thread: string, wanted: DraftOptions): Promise<boolean> {
    const asked = await changeThread(
      thread,
      buildCall('writeDraft', { id: thread, ...wanted }),
      draftingMessages.failed,
    )
    if (asked) showToast('success', draftingMessages.asked)
    return asked !== undefined
  }

  async function rateDraft(id: string, reason: CallInput<'rateDraft'>['reason']): Promise<boolean> {
    const result = await call(buildCall('rateDraft', { id, reason, note: '' }))
    if (result.ok) showToast('success', draftingMessages.rated)
    else showToast('error', await explainFailureOrLeave(result.error, draftingMessages.failed))
    return result.ok
  }

  /** Saves the name and the signature of the store's replies, before its first one. */
  async function saveSender(thread: string, texts: SenderNameAndSignature): Promise<void> {
    const now = await call('settings')
    if (!now.ok) {
      showToast('error', await explainFailureOrLeave(now.error, words.failed))
      return
    }
    const settings = { sender_name: texts.senderName, signature: texts.signature }
    if (await changeThread(thread, buildUpdateSettingsCall(now.value.version, settings), words.failed))
      showToast('success', words.sender.saved)
  }

  async function splitThread(thread: string, email: string): Promise<void> {
    const made = await changeThread(
      thread,
      buildCall('splitThread', { id: thread, email_id: email }),
      threadWords.changeFailed,
    )
    if (!made) return
    opening.open(made.id)
    showToast('success', threadWords.splitDone)
  }

  async function setSenderKind(thread: string, email: string, isCustomer: boolean): Promise<void> {
    const isDone = await changeThread(
      thread,
      buildCall('setSender', { id: email, kind: isCustomer ? 'customer' : 'notice' }),
      threadWords.changeFailed,
    )
    const { customer, notice } = threadWords.sorted
    if (isDone) showToast('success', isCustomer ? customer : notice)
  }

  return {
    change: changeThread,
    settle: confirmSend,
    write: writeDraft,
    rate: rateDraft,
    saveSender,
    split: splitThread,
    sortSender: setSenderKind,
  }
}
