import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { syncMessages as words } from '../messages/mail-sync.ts'
import { formatMoment } from './moment.ts'

/** What is done with the reading of a mailbox. */
export const syncVerbs = {
  readNow: () => buildCall('syncNow', {}),
  pause: () => buildCall('changeMailSync', { is_paused: true }),
  goOn: () => buildCall('changeMailSync', { is_paused: false }),
  stopDrafts: () => buildCall('changeMailSync', { stops_drafts: true }),
  importDays: (days: number) => buildCall('changeMailSync', { import_days: days }),
  sentFolder: (path: string | null) => buildCall('changeMailSync', { sent_path: path }),
}

/** How the reading of a mailbox stands, for people. */
export function toSync(sync: NonNullable<Read<'integrations'>['sync']>, zone?: string) {
  return {
    state: sync.state,
    detail: sync.detail ?? undefined,
    imported: sync.imported,
    expected: sync.expected,
    importDays: sync.import_days,
    hasSent: sync.has_sent,
    sentPath: sync.sent_path ?? undefined,
    folders: sync.folders,
    drafts: sync.drafts && {
      written: sync.drafts.wanted - sync.drafts.waiting,
      wanted: sync.drafts.wanted,
    },
    liveAt: formatMoment(sync.live_at, zone) || undefined,
    nextTryAt: formatMoment(sync.next_try_at, zone) || undefined,
    unreadCount: sync.unread_count,
    unreadMails: sync.unread_mails.map((mail) => ({
      subject: mail.subject.trim() || words.noSubject,
      sender: mail.sender.trim() || words.unknownSender,
      moment: formatMoment(mail.received_at, zone) || undefined,
      detail: mail.detail,
    })),
  }
}
