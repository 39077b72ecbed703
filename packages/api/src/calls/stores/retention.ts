import type { Answer } from '@draftdesk/contract'
import { recordActivity } from '../../stores/record-activity.ts'
import { countExpired } from '../../threads/retention/expired-threads.ts'
import { changeRetention, readRetention } from '../../threads/retention/settings.ts'
import type { Retention, RetentionDays } from '../../threads/retention/settings.ts'
import { inStore } from '../in-store.ts'
import { done, refuseStaleEdit } from '../handler.ts'

const retentionBody = ({ days, eraseUntil, version }: Retention): Answer<'retention'> => ({
  ...days,
  is_erasing: eraseUntil !== null,
  version,
})

/** GET /v1/settings/retention. */
export const showRetention = inStore<'retention'>(
  async ({ services, store }) => done(retentionBody(await readRetention(services.db, store.id))),
  'owners',
)

/** POST /v1/settings/retention/preview. */
export const previewRetention = inStore<'previewRetention'>(
  async ({ services, input, store }) =>
    done(await countExpired(services.db, store.id, input, services.clock())),
  'owners',
)

/** PUT /v1/settings/retention. */
export const updateRetention = inStore<'updateRetention'>(async ({ services, input, caller, store }) => {
  const { version, ...days } = input
  const nowMs = services.clock()
  const { isChanged, retention } = await changeRetention(
    services.db,
    store.id,
    { version, days, nowMs },
    (tx) =>
      recordActivity(tx, {
        ...{ storeId: store.id, actor: caller.user, action: 'retention_changed' },
        ...{ note: describeDays(days), nowMs },
      }),
  )
  return isChanged ? done(retentionBody(retention)) : refuseStaleEdit(retentionBody(retention))
}, 'owners')

const describeDays = (days: RetentionDays): string =>
  Object.entries(days)
    .flatMap(([kind, count]) => (count === null ? [] : `${kind} ${String(count)} days`))
    .join(', ') || 'everything is kept'
