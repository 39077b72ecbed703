import { recordActivity } from '../stores/record-activity.ts'
import { findMailbox, mailboxBody, mailboxContext } from '../mailboxes/mailbox.ts'
import {
  linkMailbox as link,
  testMailbox as test,
  unlinkMailbox as unlink,
  type MailboxTools,
} from '../mailboxes/link-mailbox.ts'
import { explainMail, explainMailTest } from '../mailboxes/mail-failure.ts'
import { readLogin, type MissingLogin } from '../mailboxes/login.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { done, refuse, refuseBusy, refuseField, refuseStale, type Refusal } from './visit.ts'

const notLinked = () => refuse(404, 'No e-mail account is linked.')

/** PUT /v1/integrations/mailbox. */
export const linkMailbox = inStore<'linkMailbox'>(async (visit) => {
  const { services, input, store } = visit
  const { seal, connections, limits } = services
  const before = await findMailbox(services.db, store.id)
  if (before?.connectedAt && input.version !== before.version) return refuseStale(mailboxBody(before))
  const login = readLogin(input, before, connections.allowPrivate, (sealed) =>
    seal.open(sealed, mailboxContext(store.id)),
  )
  if (typeof login === 'string') return missing[login]()
  const wait = await limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const linked = await link(mailboxTools(visit), store.id, { ...login, address: input.address }, before)
  if (linked.kind === 'broken') return refuse(400, explainMailTest(linked.test))
  if (linked.kind === 'linked') return done(mailboxBody(linked.mailbox))
  return linked.mailbox ? refuseStale(mailboxBody(linked.mailbox)) : notLinked()
}, 'settings')

const missing: Readonly<Record<MissingLogin, () => Refusal>> = {
  servers: () => refuse(400, 'Please enter the servers of your e-mail provider.'),
  encryption: () =>
    refuse(400, 'Without encryption your password could be read on its way. Please choose TLS or STARTTLS.'),
  password: () => refuseField('password', 'Please enter the password.'),
  'password again': () =>
    refuseField('password', 'Please enter the password again, since the account or a server changed.'),
  'sealed password': () => refuseField('password', explainMail('imap', 'sealed')),
}

/** POST /v1/integrations/mailbox/test. */
export const testMailbox = inStore<'testMailbox'>(async (visit) => {
  const { services, store } = visit
  const mailbox = await findMailbox(services.db, store.id)
  if (!mailbox) return notLinked()
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const tested = await test(mailboxTools(visit), mailbox)
  return tested ? done(mailboxBody(tested)) : notLinked()
}, 'settings')

/** DELETE /v1/integrations/mailbox. */
export const unlinkMailbox = inStore<'unlinkMailbox'>(
  async (visit) =>
    (await unlink(mailboxTools(visit), visit.store.id))
      ? done({ message: 'The e-mail account is disconnected.' })
      : notLinked(),
  'settings',
)

/** Mailbox dependencies with an activity log entry for the caller. */
export const mailboxTools = ({
  services: { db, seal, connections, clock, now },
  caller,
  store,
}: Pick<StoreVisit<'testMailbox'>, 'services' | 'caller' | 'store'>): MailboxTools => ({
  db,
  seal,
  checkMailbox: connections.checkMailbox,
  openCredentials: connections.openCredentials,
  nowMs: clock,
  now,
  note: (tx, action, note) =>
    recordActivity(tx, { storeId: store.id, actor: caller.user, action, note, nowMs: clock() }),
})
