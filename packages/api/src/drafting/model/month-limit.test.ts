import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { activities, modelDays, modelLimits, modelReservations, stores } from '../../database/schema.ts'
import { useDatabase } from '../../testing/database/use-database.ts'
import { loadDraftingSettings } from '../drafting-settings.ts'
import type { DraftingSettings } from '../drafting-settings.ts'
import { createModelAccess, recordModelCosts } from './choose-model.ts'
import {
  releaseTokenReservation,
  explainReachedLimit,
  isTokenLimitReached,
  loadUsedServerTokens,
  reserveTokens,
  runWithTokenReservation,
} from './month-limit.ts'

const database = useDatabase()
const endpoint = { url: 'https://model.test/v1', key: undefined, name: 'small', embedding: undefined }
const models = createModelAccess(
  { ...endpoint, prices: undefined },
  { findHost: () => Promise.resolve({ kind: 'missing' } as never), allowPrivate: false },
)
const november = Date.UTC(2026, 10, 26, 12)
const december = Date.UTC(2026, 11, 1, 0, 1)
let settings: DraftingSettings

beforeEach(async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  settings = await loadDraftingSettings(database.db, store?.id ?? '')
})

const limitTo = (monthTokens: number) =>
  database.db.insert(modelLimits).values({ storeId: settings.storeId, monthTokens })
const spend = (tokensIn: number, nowMs = november) =>
  recordModelCosts(database.db, { models, settings, nowMs }, [
    { purpose: 'write', tokensIn, tokensOut: 0, isEstimated: false },
  ])
const reserve = (nowMs = november, defaultTokens?: number) =>
  reserveTokens(database.db, { settings, nowMs, defaultTokens })
const countReservations = () =>
  database.db.$count(modelReservations, eq(modelReservations.storeId, settings.storeId))
const readLog = () => database.db.select().from(activities).where(eq(activities.storeId, settings.storeId))
const countKinds = (made: readonly { kind: string }[]) =>
  Object.fromEntries([...Map.groupBy(made, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))

describe('reserveTokens', () => {
  test('reserves nothing for a store without a limit', async () => {
    expect(await reserve()).toEqual({ kind: 'unlimited' })
    expect(await countReservations()).toBe(0)
  })

  test('lets one of many drafts at once pass the limit, and none after it', async () => {
    await limitTo(1000)
    await spend(999)
    const made = await Promise.all(Array.from({ length: 8 }, () => reserve()))
    expect(countKinds(made)).toEqual({ reserved: 1, busy: 7 })
    expect(await readLog()).toEqual([])
    const [won] = made.flatMap((each) => (each.kind === 'reserved' ? [each.id] : []))
    await spend(4000)
    await releaseTokenReservation(database.db, won)
    const later = await Promise.all(Array.from({ length: 4 }, () => reserve()))
    expect(countKinds(later)).toEqual({ reached: 4 })
    expect(await loadUsedServerTokens(database.db, settings.storeId, november)).toBe(4999)
  })

  test('logs the first refusal of a month only', async () => {
    await limitTo(10)
    await spend(10)
    await Promise.all([reserve(), reserve()])
    expect(await readLog()).toMatchObject([
      { action: 'model_limit_reached', actorId: null, actorName: 'Draftdesk' },
    ])
    await spend(10, december)
    await reserve(december)
    expect(await readLog()).toHaveLength(2)
  })

  test('lets drafts run in parallel while enough is left', async () => {
    await limitTo(1_000_000)
    const made = await Promise.all([reserve(), reserve(), reserve()])
    expect(countKinds(made)).toEqual({ reserved: 3 })
  })

  test('begins anew with the month', async () => {
    await limitTo(10)
    await spend(10)
    expect((await reserve()).kind).toBe('reached')
    expect((await reserve(december)).kind).toBe('reserved')
  })

  test('takes the limit of the store before the default of the server', async () => {
    await spend(100)
    expect((await reserve(november, 100)).kind).toBe('reached')
    await database.db
      .update(modelLimits)
      .set({ monthTokens: 1_000_000 })
      .where(eq(modelLimits.storeId, settings.storeId))
    expect((await reserve(november, 100)).kind).toBe('reserved')
  })

  test("does not count a store's own model against the operator's limit", async () => {
    await limitTo(10)
    settings = { ...settings, modelUrl: 'https://own.test/v1', modelName: 'large' }
    await spend(100)
    expect((await reserve()).kind).toBe('unlimited')
    expect(await isTokenLimitReached(database.db, { settings, nowMs: november, defaultTokens: 1 })).toBe(
      false,
    )
    expect(await loadUsedServerTokens(database.db, settings.storeId, november)).toBe(0)
  })

  test("keeps the store's own limit for every model", async () => {
    settings = { ...settings, modelUrl: 'https://own.test/v1', modelName: 'large', monthTokens: 100 }
    await spend(100)
    expect((await reserve()).kind).toBe('reached')
  })

  test('gives the tokens of a crashed call back after ten minutes', async () => {
    await limitTo(1000)
    expect((await reserve()).kind).toBe('reserved')
    expect((await reserve(november + 9 * 60_000)).kind).toBe('busy')
    expect((await reserve(november + 11 * 60_000)).kind).toBe('reserved')
    expect(await countReservations()).toBe(1)
  })
})

describe('runWithTokenReservation', () => {
  test('gives the tokens back when the use fails', async () => {
    await limitTo(1000)
    const made = await reserve()
    const fail = () => Promise.reject(new Error('no'))
    const id = made.kind === 'reserved' ? made.id : undefined
    await expect(runWithTokenReservation(database.db, id, fail)).rejects.toThrow('no')
    expect((await reserve()).kind).toBe('reserved')
  })
})

describe('explainReachedLimit', () => {
  test('names the first day of the next month', () => {
    expect(explainReachedLimit(november)).toBe(
      "This month's limit for the model is reached. Until 1 December drafts are written without it.",
    )
    expect(explainReachedLimit(Date.UTC(2026, 11, 31, 23, 59))).toContain('Until 1 January')
  })
})

describe('recordModelCosts', () => {
  test('adds up more than 2,147 units of a currency in a day', async () => {
    const inForints = createModelAccess(
      { ...endpoint, prices: { in: 1000, out: 4000 } },
      { findHost: () => Promise.resolve({ kind: 'missing' } as never), allowPrivate: false },
    )
    for (let mail = 0; mail < 2; mail += 1)
      await recordModelCosts(database.db, { models: inForints, settings, nowMs: november }, [
        { purpose: 'write', tokensIn: 2_000_000, tokensOut: 0, isEstimated: false },
      ])
    const [day] = await database.db.select().from(modelDays).where(eq(modelDays.storeId, settings.storeId))
    expect(day?.micros).toBe(4_000_000_000)
  })
})
