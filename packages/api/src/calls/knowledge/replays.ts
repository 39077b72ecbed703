import { languageMissing } from '@draftdesk/contract'
import type { ReplayAnswer } from '@draftdesk/contract'
import { openStoreModel } from '../../drafting/model/choose-model.ts'
import { cancelReplay as cancel, readReplay, startReplay as start } from '../../drafting/replay/replays.ts'
import { readDraftingSettings } from '../../drafting/settings.ts'
import { isOffered } from '../../languages/languages.ts'
import { inStore } from '../in-store.ts'
import type { StoreVisit } from '../in-store.ts'
import { refuseRole } from '../team/members.ts'
import { done, refuseBusy, refuseCall, refuseField } from '../visit.ts'
import type { Refusal, Success } from '../visit.ts'

const notFound = () => refuseCall(404, 'These results are not kept any more. Please start again.')

type ReplayVisit = Pick<StoreVisit<'replay'>, 'services' | 'caller' | 'store'>

const personOf = ({ caller, store }: ReplayVisit) => ({ storeId: store.id, userId: caller.user.id })

async function show(visit: ReplayVisit, id: string): Promise<Refusal | Success<ReplayAnswer>> {
  const { db } = visit.services
  const found = await readReplay(db, personOf(visit), id)
  if (!found) return notFound()
  const settings = await readDraftingSettings(db, visit.store.id)
  return done({
    ...found,
    has_model: settings.usesModel && openStoreModel(visit.services, settings) !== undefined,
  })
}

/** POST /v1/replays: a change of the settings needs the permission to save it. */
export const startReplay = inStore<'startReplay'>(async (visit) => {
  const { services, input, caller, store } = visit
  const { db, limits, clock } = services
  if (input.settings && !caller.permissions.includes('settings')) return refuseRole()
  if (!isOffered(input.settings?.language)) return refuseField('language', languageMissing)
  const wait = await limits.take(['replayStore', store.id])
  if (wait) return refuseBusy(wait)
  return show(visit, await start(db, personOf(visit), input, clock()))
}, 'knowledge')

/** GET /v1/replays/{id}. */
export const showReplay = inStore<'replay'>((visit) => show(visit, visit.id))

/** DELETE /v1/replays/{id}. */
export const cancelReplay = inStore<'cancelReplay'>(async (visit) => {
  const isCancelled = await cancel(visit.services.db, personOf(visit), visit.id)
  return isCancelled ? done({ message: 'The results are deleted.' }) : notFound()
}, 'knowledge')
