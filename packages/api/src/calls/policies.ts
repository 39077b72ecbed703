import { and, eq, isNull, sql } from 'drizzle-orm'
import { isKept, markDeleted } from '../database/kept.ts'
import { readPage } from '../database/pages.ts'
import { policies } from '../database/schema.ts'
import { findPolicy, policyBody, policyColumns } from '../knowledge/policy.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseBusy, refuseStale } from './visit.ts'

const notFound = () => refuse(404, 'This document does not exist any more.')

/** GET /v1/policies: newest first. */
export const listPolicies = inStore<'policies'>(async ({ services, input, store }) => {
  const page = readPage(input, policies.createdAt, policies.id)
  if (!page) return refuse(400, 'This page of the list does not exist.')
  const rows = await services.db
    .select(policyColumns)
    .from(policies)
    .where(and(eq(policies.storeId, store.id), isNull(policies.deletedAt), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return done({ policies: shown.map((row) => policyBody(row, services.clock())), next })
})

/** POST /v1/policies. */
export const createPolicy = inStore<'createPolicy'>(async ({ services, input, store }) => {
  const wait = await services.limits.take(['policyStore', store.id])
  if (wait) return refuseBusy(wait)
  const now = new Date(services.clock())
  const [created] = await services.db
    .insert(policies)
    .values({
      storeId: store.id,
      title: input.title,
      kind: 'text',
      content: input.text,
      state: 'ready',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: policies.id })
  return done(await findPolicy(services.db, store.id, created?.id ?? '', services.clock()))
})

/** GET /v1/policies/{id}. */
export const showPolicy = inStore<'policy'>(async ({ services, id, store }) => {
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? done(policy) : notFound()
})

/** PATCH /v1/policies/{id}: a text given by hand also takes the place of one that could not be extracted. */
export const updatePolicy = inStore<'updatePolicy'>(async ({ services, input, id, store }) => {
  const { db, clock } = services
  const before = await findPolicy(db, store.id, id, clock())
  if (!before) return notFound()
  if (input.text !== undefined && before.state === 'processing')
    return refuse(400, 'The text of this document is still being read. Please wait a moment.')
  const [updated] = await db
    .update(policies)
    .set({
      title: input.title,
      isOn: input.is_on,
      ...(input.text !== undefined && { content: input.text, state: 'ready' as const, failure: null }),
      version: sql`${policies.version} + 1`,
      updatedAt: new Date(clock()),
    })
    .where(and(isKept(policies, store.id, id), eq(policies.version, input.version)))
    .returning({ id: policies.id })
  const after = await findPolicy(db, store.id, id, clock())
  if (!after) return notFound()
  return updated ? done(after) : refuseStale(after)
})

/** DELETE /v1/policies/{id}: out of sight and out of use at once, gone after a day. */
export const deletePolicy = inStore<'deletePolicy'>(async ({ services, id, store }) => {
  const now = new Date(services.clock())
  const isDeleted = await markDeleted(services.db, policies, { storeId: store.id, id }, now)
  return isDeleted ? done({ message: 'The document is deleted.' }) : notFound()
})

/** POST /v1/policies/{id}/restore. */
export const restorePolicy = inStore<'restorePolicy'>(async ({ services, id, store }) => {
  await markDeleted(services.db, policies, { storeId: store.id, id }, null)
  const policy = await findPolicy(services.db, store.id, id, services.clock())
  return policy ? done(policy) : notFound()
})
