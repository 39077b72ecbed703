import { mailConsents } from '@draftdesk/contract/mail-providers'
import { recordActivity } from '../../stores/record-activity.ts'
import { findMailbox, toMailboxAnswer, buildMailboxSealContext } from '../../mailboxes/mailbox.ts'
import {
  linkMailbox as link,
  testMailbox as test,
  unlinkMailbox as unlink,
} from '../../mailboxes/linking/link-mailbox.ts'
import type { LinkMailboxDeps } from '../../mailboxes/linking/link-mailbox.ts'
import { explainMailFault, explainMailTest } from '../../mailboxes/mail-failure.ts'
import { completeMailboxLogin } from '../../mailboxes/linking/mailbox-login.ts'
import type { MissingLoginPart } from '../../mailboxes/linking/mailbox-login.ts'
import { transact } from '../../database/transact.ts'
import type { Transaction } from '../../database/transact.ts'
import { cancelImportDrafts } from '../../drafting/enqueue-drafts.ts'
import { changeSyncSettings, loadSyncAnswer, requestSync } from '../../mailboxes/sync/sync-state.ts'
import { explainConsentFault } from '../../mailboxes/linking/mail-consents.ts'
import { finishMailboxConsent, startMailboxConsent } from '../../mailboxes/linking/mailbox-consent.ts'
import type { MailboxConsentDeps } from '../../mailboxes/linking/mailbox-consent.ts'
import { loadRetention, requestThreadErasure } from '../../threads/retention/retention-settings.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import {
  createSuccess,
  refuseCall,
  refuseTooManyRequests,
  refuseField,
  refuseStaleEdit,
} from '../call-handler.ts'
import type { Refusal } from '../call-handler.ts'

const refuseWithoutMailbox = () => refuseCall(404, 'No email account is linked.')

/** PUT /v1/integrations/mailbox. */
export const linkMailbox = createStoreHandler<'linkMailbox'>(async (context) => {
  const { services, input, store } = context
  const { seal, connections, limits } = services
  if (await isErasingMails(context)) return refuseDuringErasure()
  const before = await findMailbox(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStaleEdit(toMailboxAnswer(before))
  const login = completeMailboxLogin(input, before, connections.allowPrivate, (sealed) =>
    seal.open(sealed, buildMailboxSealContext(store.id)),
  )
  if (typeof login === 'string') return missingFieldRefusals[login]()
  const wait = await limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const linked = await link(toMailboxDeps(context), store.id, { ...login, address: input.address }, before)
  if (linked.kind === 'broken') return refuseCall(400, explainMailTest(linked.test))
  if (linked.kind === 'linked') return createSuccess(toMailboxAnswer(linked.mailbox))
  return linked.mailbox ? refuseStaleEdit(toMailboxAnswer(linked.mailbox)) : refuseWithoutMailbox()
}, 'settings')

const missingFieldRefusals: Readonly<Record<MissingLoginPart, () => Refusal>> = {
  servers: () => refuseCall(400, 'Please enter the servers of your email provider.'),
  encryption: () =>
    refuseCall(
      400,
      'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.',
    ),
  password: () => refuseField('password', 'Please enter the password.'),
  'password again': () =>
    refuseField('password', 'Please enter the password again, since the account or a server changed.'),
  'sealed password': () => refuseField('password', explainMailFault('imap', 'sealed')),
}

/** POST /v1/integrations/mailbox/test. */
export const testMailbox = createStoreHandler<'testMailbox'>(async (context) => {
  const { services, store } = context
  const mailbox = await findMailbox(services.db, store.id)
  if (!mailbox) return refuseWithoutMailbox()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const tested = await test(toMailboxDeps(context), mailbox)
  return tested ? createSuccess(toMailboxAnswer(tested)) : refuseWithoutMailbox()
}, 'settings')

/** DELETE /v1/integrations/mailbox. */
export const unlinkMailbox = createStoreHandler<'unlinkMailbox'>(async (context) => {
  const { services, input, caller, store } = context
  const isErasing = input.erase !== undefined
  if (isErasing && !caller.permissions.includes('owners'))
    return refuseCall(403, 'Only an owner can delete the emails of the store.')
  const nowMs = services.clock()
  const eraseMails = async (tx: Transaction) => {
    await requestThreadErasure(tx, store.id, nowMs)
    await recordActivity(tx, { storeId: store.id, actor: caller.user, action: 'emails_erased', nowMs })
  }
  return (await unlink(toMailboxDeps(context), store.id, isErasing ? eraseMails : undefined))
    ? createSuccess({ message: 'The email account is disconnected.' })
    : refuseWithoutMailbox()
}, 'settings')

const refuseDuringErasure = () =>
  refuseCall(
    503,
    'The emails of the account before are still being deleted. Please try again in a few minutes.',
  )

const isErasingMails = async ({ services, store }: Pick<StoreContext<'linkMailbox'>, 'services' | 'store'>) =>
  (await loadRetention(services.db, store.id)).eraseUntil !== null

/** Mailbox dependencies with an activity log entry for the caller. */
export const toMailboxDeps = ({
  services: { db, seal, connections, clock, now },
  caller,
  store,
}: Pick<StoreContext<'testMailbox'>, 'services' | 'caller' | 'store'>): LinkMailboxDeps => ({
  db,
  seal,
  checkMailbox: connections.checkMailbox,
  openCredentials: connections.openCredentials,
  nowMs: clock,
  now,
  note: (tx, action, note) =>
    recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: clock() }),
})

/** GET /v1/integrations/mailbox/sync. */
export const showMailSync = createStoreHandler<'mailSync'>(async ({ services, store }) =>
  createSuccess({ sync: await loadSyncAnswer(services.db, store.id) }),
)

/** PATCH /v1/integrations/mailbox/sync. */
export const changeMailSync = createStoreHandler<'changeMailSync'>(async ({ services, input, store }) => {
  const { db, now, clock } = services
  const { stops_drafts: isStopping, ...edit } = input
  const isChanged = await transact(db, async (tx) => {
    if (isStopping) await cancelImportDrafts(tx, store.id)
    return changeSyncSettings(tx, now, store.id, edit, clock())
  })
  return isChanged ? createSuccess({ sync: await loadSyncAnswer(db, store.id) }) : refuseWithoutMailbox()
}, 'settings')

/** POST /v1/integrations/mailbox/sync. */
export const syncNow = createStoreHandler<'syncNow'>(async ({ services, store }) => {
  const { db, now, limits } = services
  const wait = await limits.take(['syncStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const sync = await loadSyncAnswer(db, store.id)
  if (!sync) return refuseWithoutMailbox()
  if (sync.is_paused)
    return refuseCall(400, 'Syncing of this email account is paused. Please resume it first.')
  await requestSync(db, now, store.id)
  return createSuccess({ sync: await loadSyncAnswer(db, store.id) })
})

/** POST /v1/integrations/mailbox/oauth/start. */
export const startMailboxOAuth = createStoreHandler<'startMailboxOAuth'>(async (context) => {
  const { services, input, store } = context
  const { provider } = input
  if (!services.connections.mailConsents.offered.includes(provider))
    return refuseCall(
      404,
      `This server is not known to ${mailConsents[provider].name}: please use a password.`,
    )
  if (await isErasingMails(context)) return refuseDuringErasure()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const mailbox = await findMailbox(services.db, store.id)
  const hint = mailbox?.provider === provider ? mailbox.address : undefined
  const url = await startMailboxConsent(toConsentDeps(context), provider, hint)
  return url === undefined
    ? refuseCall(503, `${mailConsents[provider].name} cannot be reached right now. Please try again.`)
    : createSuccess({ authorization_url: url })
}, 'settings')

/** POST /v1/integrations/mailbox/oauth/callback. */
export const finishMailboxOAuth = createStoreHandler<'finishMailboxOAuth'>(async (context) => {
  const { services, input, store } = context
  const returned = await finishMailboxConsent(toConsentDeps(context), input.query)
  if (returned.kind === 'failed') return refuseCall(400, explainConsentFault(returned.fault))
  const before = await findMailbox(services.db, store.id)
  const linked = await link(toMailboxDeps(context), store.id, returned.login, before)
  if (linked.kind === 'linked') return createSuccess(toMailboxAnswer(linked.mailbox))
  return linked.kind === 'broken'
    ? refuseCall(400, explainMailTest(linked.test))
    : refuseCall(400, 'A colleague changed this in the meantime. Please connect the email account again.')
}, 'settings')

const toConsentDeps = ({
  services: { db, seal, clock, siteUrl, connections },
  store,
  caller,
}: Pick<StoreContext<'startMailboxOAuth'>, 'services' | 'store' | 'caller'>): MailboxConsentDeps => ({
  db,
  seal,
  clock,
  mailConsents: connections.mailConsents,
  storeId: store.id,
  userId: caller.user.id,
  returnUrl: `${siteUrl}/integration-page`,
})
