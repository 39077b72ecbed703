import { cutText } from '@draftdesk/contract/cut-text'
import { languageMissingMessage } from '@draftdesk/contract'
import type { DraftingSettingsAnswer } from '@draftdesk/contract'
import {
  chooseModel,
  findLimitResetDay,
  hasTokenPrices,
  recordModelCosts,
  openStoreModel,
} from '../../drafting/model/choose-model.ts'
import { explainReachedLimit, isTokenLimitReached } from '../../drafting/model/month-limit.ts'
import {
  editDraftingSettings,
  unsealModelKey,
  loadDraftingSettings,
  loadMonthlyModelUsage,
} from '../../drafting/drafting-settings.ts'
import type { DraftingSettingsChange, DraftingSettings } from '../../drafting/drafting-settings.ts'
import { isOfferedLanguage, languages } from '../../languages/languages.ts'
import { explainModelFault } from '../../model/explain-model-fault.ts'
import { ModelError } from '../../model/model.ts'
import type { Model } from '../../model/model.ts'
import { openModel } from '../../model/open-model.ts'
import { createStoreHandler } from '../store-handler.ts'
import type { StoreContext } from '../store-handler.ts'
import { createSuccess, refuseTooManyRequests, refuseField, refuseStaleEdit } from '../call-handler.ts'
import type { Services } from '../call-handler.ts'

/** GET /v1/settings/drafting. */
export const showDraftingSettings = createStoreHandler<'draftingSettings'>(
  async ({ services, store }) => createSuccess(await loadDraftingSettingsAnswer(services, store.id)),
  'settings',
)

/** PATCH /v1/settings/drafting. */
export const updateDraftingSettings = createStoreHandler<'updateDraftingSettings'>(
  async ({ services, input, store }) => {
    const { model } = input
    if (!isOfferedLanguage(input.language)) return refuseField('language', languageMissingMessage)
    if (model) {
      const fault = refuseInvalidModel(services, model)
      if (fault) return fault
    }
    const edit = await editDraftingSettings(
      services,
      store.id,
      input.version,
      toDraftingSettingsChange(input),
    )
    const current = await loadDraftingSettingsAnswer(services, store.id)
    return edit === 'stale' ? refuseStaleEdit(current) : createSuccess(current)
  },
  'settings',
)

/** POST /v1/settings/drafting/test. */
export const testModel = createStoreHandler<'testModel'>(async ({ services, input, store }) => {
  const wait = await services.limits.take(['linkStore', store.id])
  if (wait) return refuseTooManyRequests(wait)
  const settings = await loadDraftingSettings(services.db, store.id)
  const { model } = input
  if (model && model.url !== '') {
    const fault = refuseInvalidModel(services, model)
    if (fault) return fault
    // The stored key is only sent to its own server.
    const key =
      model.key || (model.url === settings.modelUrl ? unsealModelKey(services.seal, settings) : undefined)
    const endpoint = { url: model.url, key, name: model.name, embedding: model.embedding || undefined }
    const { storeHosts, limits } = services.models
    const tested = { ...settings, modelUrl: model.url, modelName: model.name }
    return createSuccess(await runModelTest(services, tested, openModel(endpoint, storeHosts, limits)))
  }
  const tested = model ? { ...settings, modelUrl: null } : settings
  const chosen = openStoreModel(services, tested)
  if (!chosen) {
    const { why } = await chooseModel(services, { ...settings, usesModel: true, monthTokens: null })
    return createSuccess({ ok: false, name: '', ms: 0, detail: why })
  }
  // The owner may test past the store's own limit, but not past the operator's.
  const nowMs = services.clock()
  const limited = {
    settings: { ...tested, monthTokens: null },
    nowMs,
    defaultTokens: getDefaultMonthlyTokenLimit(services),
  }
  if (await isTokenLimitReached(services.db, limited))
    return createSuccess({ ok: false, name: chosen.name, ms: 0, detail: explainReachedLimit(nowMs) })
  return createSuccess(await runModelTest(services, tested, chosen))
}, 'settings')

const getDefaultMonthlyTokenLimit = ({ models }: Services) => models.server?.monthTokens

const modelTestMs = 25_000

async function runModelTest(services: Services, settings: DraftingSettings, model: Model) {
  const { db, clock, models } = services
  const startedMs = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedMs)
  try {
    const ask = { system: 'Answer with one word.', user: 'Say hello.', mostTokens: 300 }
    const { text, usage } = await model.write(ask, AbortSignal.timeout(modelTestMs))
    await recordModelCosts(db, { models, settings, nowMs: clock() }, [{ purpose: 'test', ...usage }])
    return { ok: true, name: model.name, ms: elapsedMs(), detail: `It answered: ${cutText(text.trim(), 80)}` }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { ok: false, name: model.name, ms: elapsedMs(), detail: explainModelFault(error.code) }
  }
}

/** Validates endpoint and name of a model before a request. */
function refuseInvalidModel({ models }: Services, { url, name }: { url: string; name: string }) {
  if (url === '') return undefined
  const parsed = URL.parse(url)
  const isWeb =
    parsed?.protocol === 'https:' || (models.storeHosts.allowsHttp && parsed?.protocol === 'http:')
  if (!parsed || !isWeb || parsed.username !== '' || parsed.search !== '')
    return refuseField('model', 'Please enter an address that begins with https://.')
  return name === '' ? refuseField('model', 'Please enter the name of the model.') : undefined
}

function toDraftingSettingsChange({
  model,
  ...input
}: StoreContext<'updateDraftingSettings'>['input']): DraftingSettingsChange {
  const { tone, length, language, guardrails, never, masking } = input
  return {
    ...{ tone, length, language, guardrails, never, masking },
    ...{ isOn: input.is_on, usesModel: input.uses_model, monthTokens: input.month_tokens },
    ...{ priceIn: input.price_in, priceOut: input.price_out },
    ...(model?.url === '' && { modelUrl: null, modelName: null, modelEmbedding: null, key: '' }),
    ...(model &&
      model.url !== '' && {
        modelUrl: model.url,
        modelName: model.name,
        modelEmbedding: model.embedding || null,
        ...(model.key !== undefined && model.key !== '' && { key: model.key }),
      }),
  }
}

async function loadDraftingSettingsAnswer(
  { db, models, clock }: Services,
  storeId: string,
): Promise<DraftingSettingsAnswer> {
  const settings = await loadDraftingSettings(db, storeId)
  const month = await loadMonthlyModelUsage(db, storeId, clock())
  return {
    is_on: settings.isOn,
    ...{ tone: settings.tone, length: settings.length, language: settings.language },
    languages: languages.map(({ code }) => code),
    ...{ guardrails: settings.guardrails, never: [...settings.never], masking: settings.masking },
    uses_model: settings.usesModel,
    month_tokens: settings.monthTokens,
    ...{ price_in: settings.priceIn, price_out: settings.priceOut },
    model: {
      url: settings.modelUrl ?? '',
      name: settings.modelName ?? '',
      embedding: settings.modelEmbedding ?? '',
      has_key: settings.sealedKey !== null,
    },
    server_model: models.server?.name ?? null,
    month: {
      ...{ calls: month.calls, tokens: month.tokens, is_estimated: month.isEstimated },
      cost: hasTokenPrices(models, settings) ? month.micros / 1_000_000 : null,
      reached_until: await findLimitResetDay({ db, clock, models }, storeId),
    },
    version: settings.version,
  }
}
