import type { Answer } from '@draftdesk/contract'
import { recordActivity } from '../../stores/record-activity.ts'
import { countExpiredRows } from '../../threads/retention/expired-threads.ts'
import { changeRetention, loadRetention } from '../../threads/retention/retention-settings.ts'
import type { RetentionSettings, RetentionDays } from '../../threads/retention/retention-settings.ts'
import { createStoreHandler } from '../store-handler.ts'
import { createSuccess, refuseStaleEdit } from '../call-handler.ts'

const toRetentionAnswer = ({ days, eraseUntil, version }: RetentionSettings): Answer<'retention'> => ({
  ...days,
  is_erasing: eraseUntil !== null,
  version,
})

/** GET /v1/settings/retention. */
export const showRetention = createStoreHandler<'retention'>(
  async ({ services, store }) => createSuccess(toRetentionAnswer(await loadRetention(services.db, store.id))),
  'owners',
)

/** POST /v1/settings/retention/preview. */
export const previewRetention = createStoreHandler<'previewRetention'>(
  async ({ services, input, store }) =>
    createSuccess(await countExpiredRows(services.db, store.id, input, services.clock())),
  'owners',
)

/** PUT /v1/settings/retention. */
export const updateRetention = createStoreHandler<'updateRetention'>(
  async ({ services, input, caller, store }) => {
    const { version, ...days } = input
    const nowMs = services.clock()
    const { isChanged, retention } = await changeRetention(
      services.db,
      store.id,
      { version, days, nowMs },
      (tx) =>
        recordActivity(tx, {
          ...{ storeId: store.id, actor: caller.user, action: 'retention_changed' },
          ...{ note: describeRetentionDays(days), nowMs },
        }),
    )
    return isChanged
      ? createSuccess(toRetentionAnswer(retention))
      : refuseStaleEdit(toRetentionAnswer(retention))
  },
  'owners',
)

const describeRetentionDays = (days: RetentionDays): string =>
  Object.entries(days)
    .flatMap(([kind, count]) => (count === null ? [] : `${kind} ${String(count)} days`))
    .join(', ') || 'everything is kept'
