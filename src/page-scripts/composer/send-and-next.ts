import { composerMessages as words } from '../../messages/composer.ts'
import { toasterMessages } from '../../messages/toaster.ts'
import { sendReply, undoReply } from '../../stores/drafts.ts'
import { openMail } from '../../stores/mail.ts'
import { showToast } from '../../stores/toasts.ts'
import type { MailFilter } from '../../routes.ts'
import { leaveList, notePlaces } from '../workspace/leave-list.ts'
import { forget, showConversation } from '../workspace/pane.ts'
import { findRow } from '../workspace/rows.ts'

/** Why a reply was not sent, and what the person has to read before they send it again. */
interface Unsent {
  /** Empty when the page itself has to say it: there is news to show, or no panes that answer. */
  readonly problem: string
  readonly changes?: string
}

/** Sends a reply as it is saved, and shows the next conversation of the list in its pane. Answers what to say when that failed. */
export async function sendAndNext(id: string, version: number, seen: string): Promise<Unsent | undefined> {
  const reading = document.querySelector<HTMLElement>('[data-awake] > #reading')
  const address = location.pathname + location.search
  const thread = reading?.dataset['open']
  if (thread === undefined || seen === '') return { problem: '' }
  const next = findNext()
  const places = findDraft(thread)
  const sent = await sendReply(id, version, seen)
  if (sent.kind === 'news') return { problem: '' }
  if (sent.kind !== 'sent') return sent
  forget(address)
  const again = (): void => {
    if (location.pathname + location.search === address) void showConversation(address, thread)
    else openMail(address, false)
  }
  const { mail } = sent
  let restore = (): void => undefined
  const undo = async (): Promise<void> => {
    if (mail === undefined || !(await undoReply(mail, { again: () => void undo(), address }))) return
    forget(address)
    restore()
    again()
    showToast('success', words.undone)
  }
  showToast(
    'success',
    words.sent(sent.undoSeconds),
    mail === undefined ? undefined : { label: toasterMessages.undo, run: () => void undo() },
  )
  if (next === undefined) again()
  else {
    openMail(next, false)
    restore = leaveList(places)
  }
  return undefined
}

/** Where the row of a draft stands among the drafts; what is sent is no draft any more, and its row goes at once. */
function findDraft(thread: string): ReturnType<typeof notePlaces> {
  const row = findRow(thread)
  const isAmongDrafts = new URLSearchParams(location.search).get('filter') === ('drafts' satisfies MailFilter)
  return notePlaces(row && isAmongDrafts ? [row] : [])
}

/** The conversation below the one that is open, or above the last one. */
function findNext(): string | undefined {
  const steps = ['next', 'previous'].map((name) => document.querySelector(`#reading [data-step="${name}"]`))
  return steps.map((step) => step?.getAttribute('href')).find((href) => href != null)
}
