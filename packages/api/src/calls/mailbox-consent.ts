import { explainConsent, providerName } from '../mailboxes/explain-consent.ts'
import { findMailbox, mailboxBody } from '../mailboxes/mailbox.ts'
import { linkMailbox as link } from '../mailboxes/link-mailbox.ts'
import { explainMailTest } from '../mailboxes/mail-failure.ts'
import {
  finishMailboxConsent,
  startMailboxConsent,
  type MailboxConsentTools,
} from '../mailboxes/mailbox-consent.ts'
import { inStore, type StoreVisit } from './in-store.ts'
import { mailboxTools } from './mailbox.ts'
import { done, refuse, refuseBusy } from './visit.ts'

/** POST /v1/integrations/mailbox/oauth/start. */
export const startMailboxOAuth = inStore<'startMailboxOAuth'>(async (visit) => {
  const { services, input, store } = visit
  const { provider } = input
  if (!services.connections.mailConsents.offered.includes(provider))
    return refuse(404, `This server is not known to ${providerName(provider)}: please use a password.`)
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseBusy(wait)
  const mailbox = await findMailbox(services.db, store.id)
  const hint = mailbox?.provider === provider ? mailbox.address : undefined
  const url = await startMailboxConsent(consentTools(visit), provider, hint)
  return url === undefined
    ? refuse(503, `${providerName(provider)} cannot be reached right now. Please try again.`)
    : done({ authorization_url: url })
}, 'settings')

/** POST /v1/integrations/mailbox/oauth/callback. */
export const finishMailboxOAuth = inStore<'finishMailboxOAuth'>(async (visit) => {
  const { services, input, store } = visit
  const returned = await finishMailboxConsent(consentTools(visit), input.query)
  if (returned.kind === 'failed') return refuse(400, explainConsent(returned.fault))
  const before = await findMailbox(services.db, store.id)
  const linked = await link(mailboxTools(visit), store.id, returned.login, before)
  if (linked.kind === 'linked') return done(mailboxBody(linked.mailbox))
  return linked.kind === 'broken'
    ? refuse(400, explainMailTest(linked.test))
    : refuse(400, 'Another person changed this meanwhile. Please connect the e-mail account again.')
}, 'settings')

const consentTools = ({
  services: { db, seal, clock, siteUrl, connections },
  store,
  caller,
}: Pick<StoreVisit<'startMailboxOAuth'>, 'services' | 'store' | 'caller'>): MailboxConsentTools => ({
  db,
  seal,
  clock,
  mailConsents: connections.mailConsents,
  storeId: store.id,
  userId: caller.user.id,
  returnUrl: `${siteUrl}/integration-page`,
})
