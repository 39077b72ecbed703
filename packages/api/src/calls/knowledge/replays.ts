import { languageMissingMessage } from '@draftdesk/contract'
import type { ReplayAnswer } from '@draftdesk/contract'
import { estimateReplay } from '../../drafting/replay/estimate-replay.ts'
import { hasTokenPrices, openStoreModel } from '../../drafting/model/choose-model.ts'
import { cancelReplay as cancel, loadReplay, startReplay as start } from '../../drafting/replay/replays.ts'
import { loadDraftingSettings } from '../../drafting/drafting-settings.ts'
import { isOfferedLanguage } from '../../languages/languages.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { refuseInsufficientRole } from '../team/members.ts'
import { createSuccess, refuseTooManyRequests, refuseCall, refuseField } from '../call-handler.ts'
import type { Refusal, Success } from '../call-handler.ts'

const refuseUnknownReplay = () => refuseCall(404, 'These results are not kept any more. Please start again.')

type ReplayContext = Pick<StoreContext<'replay'>, 'services' | 'caller' | 'store'>

const toReplayOwner = ({ caller, store }: ReplayContext) => ({ storeId: store.id, userId: caller.user.id })

async function respondWithReplay(
  context: ReplayContext,
  id: string,
): Promise<Refusal | Success<ReplayAnswer>> {
  const { db } = context.services
  const found = await loadReplay(db, toReplayOwner(context), id)
  if (!found) return refuseUnknownReplay()
  const { services, store } = context
  const settings = await loadDraftingSettings(db, store.id)
  const { usesModel, affected, usage, leftOut, gap, ...shown } = found
  const hasModel = settings.usesModel && openStoreModel(services, settings) !== undefined
  const canUseModel = hasModel && !usesModel && shown.state === 'done' && affected > 0
  return createSuccess({
    ...shown,
    has_model: hasModel,
    estimate: canUseModel ? await estimateReplay(services, settings, affected) : null,
    usage: usesModel
      ? {
          ...{ tokens: usage.tokens, is_estimated: usage.isEstimated, left_out: leftOut, gap },
          cost: hasTokenPrices(services.models, settings) ? usage.micros / 1_000_000 : null,
        }
      : null,
  })
}

/** POST /v1/replays: a change of the settings needs the permission to save it. */
export const startReplay = createStoreHandler<'startReplay'>(async (context) => {
  const { services, input, caller, store } = context
  const { db, limits, clock } = services
  if (input.settings && !caller.permissions.includes('settings')) return refuseInsufficientRole()
  if (!isOfferedLanguage(input.settings?.language)) return refuseField('language', languageMissingMessage)
  const wait = await limits.take(['replayStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  return respondWithReplay(context, await start(db, toReplayOwner(context), input, clock()))
}, 'knowledge')

/** GET /v1/replays/{id}. */
export const showReplay = createStoreHandler<'replay'>((context) => respondWithReplay(context, context.id))

/** DELETE /v1/replays/{id}. */
export const cancelReplay = createStoreHandler<'cancelReplay'>(async (context) => {
  const isCancelled = await cancel(context.services.db, toReplayOwner(context), context.id)
  return isCancelled ? createSuccess({ message: 'The results are deleted.' }) : refuseUnknownReplay()
}, 'knowledge')
