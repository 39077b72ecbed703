import type { integrationsAnswer, ReadAs } from '@draftdesk/contract'
import { syncMessages as words } from '../../messages/mail-sync.ts'
import { syncVerbs } from '../../models/mail-sync.ts'
import { link } from '../../routes.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import type { PageContext } from '../upstream/visit.ts'
import { toMoment } from './thread-row.ts'

/** The fields of the panel's forms. */
export const syncFields = ['import_days', 'sent_path'] as const

const verbs = {
  'sync-now': syncVerbs.readNow,
  'sync-pause': syncVerbs.pause,
  'sync-go-on': syncVerbs.goOn,
  'sync-window': (form: Fields) => syncVerbs.importDays(Number(form['import_days'])),
  'sync-sent': (form: Fields) => syncVerbs.sentFolder(form['sent_path'] || null),
}

type Action = keyof typeof verbs
const isAction = (action: string): action is Action => Object.hasOwn(verbs, action)

/** Does what a form of the panel asks; answers where to go, or what to say. Undefined for a form of another part. */
export async function changeSync(
  { locals: { visit } }: PageContext,
  form: Fields,
): Promise<Response | { readonly syncProblem: string } | undefined> {
  const { action = '' } = form
  if (!isAction(action)) return undefined
  const done = await visit.call(verbs[action](form))
  if (!done.ok) return { syncProblem: done.error.problem ?? words.failed }
  visit.toast('success', words.done[action])
  return redirect(link('integration'))
}

/** How the reading of a mailbox stands, for people. */
export function toSync(sync: NonNullable<ReadAs<typeof integrationsAnswer>['sync']>) {
  return {
    state: sync.state,
    detail: sync.detail ?? undefined,
    imported: sync.imported,
    expected: sync.expected,
    importDays: sync.import_days,
    hasSent: sync.has_sent,
    sentPath: sync.sent_path ?? undefined,
    folders: sync.folders,
    liveAt: formatMoment(sync.live_at),
    nextTryAt: formatMoment(sync.next_try_at),
    unreadCount: sync.unread_count,
    unreadMails: sync.unread_mails.map((mail) => ({
      subject: mail.subject.trim() || words.noSubject,
      sender: mail.sender.trim() || words.unknownSender,
      moment: formatMoment(mail.received_at),
      detail: mail.detail,
    })),
  }
}

function formatMoment(value: unknown): string | undefined {
  const moment = toMoment(value)
  return moment && `${moment.day} ${moment.time} UTC`
}
