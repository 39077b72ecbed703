import { transact } from '../database/transact.ts'
import { stopImportDrafts } from '../drafting/request-drafts.ts'
import { changeSync, describeSync, requestSync } from '../mailboxes/sync.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseBusy } from './visit.ts'

const notLinked = () => refuse(404, 'No e-mail account is linked.')

/** GET /v1/integrations/mailbox/sync. */
export const showMailSync = inStore<'mailSync'>(async ({ services, store }) =>
  done({ sync: await describeSync(services.db, store.id) }),
)

/** PATCH /v1/integrations/mailbox/sync. */
export const changeMailSync = inStore<'changeMailSync'>(async ({ services, input, store }) => {
  const { db, now, clock } = services
  const { stops_drafts: isStopping, ...edit } = input
  const isChanged = await transact(db, async (tx) => {
    if (isStopping) await stopImportDrafts(tx, store.id)
    return changeSync(tx, now, store.id, edit, clock())
  })
  return isChanged ? done({ sync: await describeSync(db, store.id) }) : notLinked()
}, 'settings')

/** POST /v1/integrations/mailbox/sync. */
export const syncNow = inStore<'syncNow'>(async ({ services, store }) => {
  const { db, now, limits } = services
  const wait = await limits.take(['syncStore', store.id])
  if (wait) return refuseBusy(wait)
  const sync = await describeSync(db, store.id)
  if (!sync) return notLinked()
  if (sync.is_paused) return refuse(400, 'Syncing of this e-mail account is paused. Please resume it first.')
  await requestSync(db, now, store.id)
  return done({ sync: await describeSync(db, store.id) })
})
