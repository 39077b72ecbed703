import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelMonths } from '../../database/schema.ts'
import { recordModelCosts } from '../../drafting/model/choose-model.ts'
import { loadDraftingSettings } from '../../drafting/drafting-settings.ts'
import { openTestApi } from '../../testing/api.ts'
import type { TestApi } from '../../testing/api.ts'
import { enterAdmin, enterStore } from '../../testing/store.ts'
import type { StoreOwner } from '../../testing/store.ts'

const model = {
  ...{ url: 'https://model.test/v1', key: undefined, name: 'small', embedding: 'vectors' },
  ...{ prices: undefined, modelPrices: { small: { in: 1, out: 2 } }, monthTokens: 5000 },
}
let t: TestApi
let admin: string
let ann: StoreOwner
let ben: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0, model })
  admin = await enterAdmin(t, 'admin@example.com')
  ann = await enterStore(t, 'ann@example.com')
  ben = await enterStore(t, 'ben@example.com')
})
afterAll(() => t.close())

const month = () => new Date(t.api.services.clock()).toISOString().slice(0, 7)
async function spend({ id }: StoreOwner, tokensIn: number, ms: number, name = 'small') {
  const { db, models, clock } = t.api.services
  const settings = await loadDraftingSettings(db, id)
  await recordModelCosts(db, { models, settings, nowMs: clock() }, [
    {
      ...{ purpose: 'write', tokensIn, tokensOut: 10, isEstimated: false },
      call: { owner: 'server', model: name, ms },
    },
  ])
}
const read = async (input: Record<string, unknown> = {}) =>
  (await t.send('modelUsage', { token: admin, input })).body
const change = (input: Record<string, unknown>, token = admin) =>
  t.send('setModelLimit', { token, id: ann.id, input: { reason: 'A busy season', ...input } })

describe('showModelUsage', () => {
  test('counts calls, tokens, cost and durations by model and by store', async () => {
    await t.api.services.db.delete(modelMonths)
    for (let index = 0; index < 19; index += 1) await spend(ann, 100, 1000)
    await spend(ann, 100, 20_000)
    await spend(ben, 100, 1000)
    await spend(ben, 50, 200, 'vectors')
    const usage = await read()
    expect(usage).toMatchObject({ month: month(), next: null })
    const day = new Date(t.api.services.clock()).toISOString().slice(0, 10)
    expect(usage['days']).toEqual([{ day, tokens: 2370, cost_micros: 2520 }])
    expect(usage['models']).toMatchObject([
      { owner: 'server', model: 'small', calls: 21, tokens_in: 2100, tokens_out: 210, cost_micros: 2520 },
      { owner: 'server', model: 'vectors', calls: 1, tokens_in: 50, cost_micros: null },
    ])
    const [busy, ...others] = usage['stores'] as { store: object; p50_ms: number; p95_ms: number }[]
    expect(busy).toMatchObject({ store: { id: ann.id }, model: 'small', calls: 20 })
    expect(Math.abs((busy?.p50_ms ?? 0) - 1000)).toBeLessThan(100)
    expect(Math.abs((busy?.p95_ms ?? 0) - 1000)).toBeLessThan(100)
    expect(others.map(({ store }) => store)).toMatchObject([{ id: ben.id }, { id: ben.id }])
  })

  test('shows another month by itself', async () => {
    expect(await read({ month: '2020-02' })).toEqual({
      month: '2020-02',
      models: [],
      days: [],
      stores: [],
      next: null,
    })
    expect((await t.send('modelUsage', { token: admin, input: { month: '2020-13' } })).status).toBe(422)
  })

  test('is for super admins only', async () => {
    expect((await t.send('modelUsage', { token: ann.token, input: {} })).status).toBe(403)
    expect((await change({ month_tokens: 1 }, ann.token)).status).toBe(403)
  })
})

describe('setModelLimit', () => {
  test('sets the limit of one store with its reason, and gives the default back', async () => {
    await t.api.services.db.delete(modelMonths)
    await spend(ann, 90, 1000)
    const set = await change({ month_tokens: 100 })
    expect(set.body).toEqual({ month_tokens: 100, default_tokens: 5000, used_tokens: 100 })
    const shown = await t.send('adminStore', { token: admin, id: ann.id })
    expect(shown.body['model_limit']).toEqual(set.body)
    const { body } = await t.send('activity', { token: ann.token, input: {} })
    expect((body['activities'] as object[])[0]).toMatchObject({
      action: 'model_limit_changed',
      note: '100 tokens. A busy season',
    })
    expect((await change({ month_tokens: null })).body).toMatchObject({ month_tokens: null })
  })

  test('tells the owner until when drafts are written without the model', async () => {
    const until = async ({ token }: StoreOwner) =>
      (await t.send('dashboard', { token })).body['model_limit_until']
    await change({ month_tokens: 100 })
    const now = new Date(t.api.services.clock())
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
    expect(await until(ann)).toBe(next)
    expect(await until(ben)).toBeNull()
    const settings = await t.send('draftingSettings', { token: ann.token })
    expect(settings.body['month']).toMatchObject({ reached_until: next })
    await change({ month_tokens: null })
    expect(await until(ann)).toBeNull()
  })

  test('refuses a limit below zero, one without a reason, and one of an unknown store', async () => {
    expect((await change({ month_tokens: -1 })).status).toBe(422)
    expect((await change({ month_tokens: 1, reason: '' })).status).toBe(422)
    const input = { month_tokens: 1, reason: 'A busy season' }
    expect((await t.send('setModelLimit', { token: admin, id: '999999', input })).status).toBe(404)
  })
})
