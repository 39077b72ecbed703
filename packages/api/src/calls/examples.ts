import { and, eq, isNull, sql } from 'drizzle-orm'
import { isKept, markDeleted } from '../database/kept.ts'
import { readPage } from '../database/pages.ts'
import { examples } from '../database/schema.ts'
import { exampleBody, exampleColumns, findExample } from '../knowledge/example.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseBusy, refuseStale } from './visit.ts'

const notFound = () => refuse(404, 'This example does not exist any more.')

/** GET /v1/examples: newest first. */
export const listExamples = inStore<'examples'>(async ({ services, input, store }) => {
  const page = readPage(input, examples.createdAt, examples.id)
  if (!page) return refuse(400, 'This page of the list does not exist.')
  const rows = await services.db
    .select(exampleColumns)
    .from(examples)
    .where(and(eq(examples.storeId, store.id), isNull(examples.deletedAt), page.isAfter))
    .orderBy(...page.order)
    .limit(page.rows)
  const { shown, next } = page.cut(rows, ({ createdAt: at, id }) => ({ at, id }))
  return done({ examples: shown.map(exampleBody), next })
})

/** POST /v1/examples. */
export const createExample = inStore<'createExample'>(async ({ services, input, store }) => {
  const wait = await services.limits.take(['exampleStore', store.id])
  if (wait) return refuseBusy(wait)
  const now = new Date(services.clock())
  const [created] = await services.db
    .insert(examples)
    .values({ ...input, storeId: store.id, createdAt: now, updatedAt: now })
    .returning({ id: examples.id })
  return done(await findExample(services.db, store.id, created?.id ?? ''))
})

/** GET /v1/examples/{id}. */
export const showExample = inStore<'example'>(async ({ services, id, store }) => {
  const example = await findExample(services.db, store.id, id)
  return example ? done(example) : notFound()
})

/** PATCH /v1/examples/{id}. */
export const updateExample = inStore<'updateExample'>(async ({ services, input, id, store }) => {
  const { db, clock } = services
  if (!(await findExample(db, store.id, id))) return notFound()
  const { title, question, answer, is_on: isOn } = input
  const [updated] = await db
    .update(examples)
    .set({
      title,
      question,
      answer,
      isOn,
      version: sql`${examples.version} + 1`,
      updatedAt: new Date(clock()),
    })
    .where(and(isKept(examples, store.id, id), eq(examples.version, input.version)))
    .returning({ id: examples.id })
  const after = await findExample(db, store.id, id)
  if (!after) return notFound()
  return updated ? done(after) : refuseStale(after)
})

/** DELETE /v1/examples/{id}: out of sight and out of use at once, gone after a day. */
export const deleteExample = inStore<'deleteExample'>(async ({ services, id, store }) => {
  const now = new Date(services.clock())
  const isDeleted = await markDeleted(services.db, examples, { storeId: store.id, id }, now)
  return isDeleted ? done({ message: 'The example is deleted.' }) : notFound()
})

/** POST /v1/examples/{id}/restore. */
export const restoreExample = inStore<'restoreExample'>(async ({ services, id, store }) => {
  await markDeleted(services.db, examples, { storeId: store.id, id }, null)
  const example = await findExample(services.db, store.id, id)
  return example ? done(example) : notFound()
})
