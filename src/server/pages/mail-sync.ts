import type { integrationsAnswer, ReadAs } from '@draftdesk/contract'
import type { APIContext } from 'astro'
import { syncMessages as words } from '../../messages/mail-sync.ts'
import { link } from '../../routes.ts'
import type { Fields } from '../fields.ts'
import { redirect } from '../gate/redirect.ts'
import { createCookies } from '../session/cookies.ts'
import { getSite } from '../site.ts'
import { callAs } from '../upstream/call.ts'
import type { PageCall } from '../upstream/call.ts'
import { toMoment } from './thread-row.ts'

/** The fields of the panel's forms. */
export const syncFields = ['import_days', 'sent_path'] as const

const path = '/v1/integrations/mailbox/sync'

type Wish = Pick<PageCall, 'method' | 'json'>
const wishes = {
  'sync-now': () => ({ method: 'POST' }),
  'sync-pause': () => ({ method: 'PATCH', json: { is_paused: true } }),
  'sync-go-on': () => ({ method: 'PATCH', json: { is_paused: false } }),
  'sync-window': (form) => ({ method: 'PATCH', json: { import_days: Number(form['import_days']) } }),
  'sync-sent': (form) => ({ method: 'PATCH', json: { sent_path: form['sent_path'] || null } }),
} as const satisfies Record<string, (form: Fields) => Wish>

type Action = keyof typeof wishes
const isAction = (action: string): action is Action => Object.hasOwn(wishes, action)

/** Does what a form of the panel asks; answers where to go, or what to say. Undefined for a form of another part. */
export async function changeSync(
  context: APIContext,
  form: Fields,
): Promise<Response | { readonly syncProblem: string } | undefined> {
  const { action = '' } = form
  if (!isAction(action)) return undefined
  const done = await callAs(context, { ...wishes[action](form), path, fallback: words.failed })
  if (!done.ok) return { syncProblem: done.error }
  const cookies = createCookies(context.cookies, getSite().settings.secure)
  cookies.addFlash({ tone: 'success', text: words.done[action] })
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
