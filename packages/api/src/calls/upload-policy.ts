import { setTimeout as wait } from 'node:timers/promises'
import { lengths } from '@draftdesk/contract'
import { and, eq } from 'drizzle-orm'
import { policies } from '../database/schema.ts'
import { kindOf, type FileKind } from '../knowledge/extraction.ts'
import { findPolicy } from '../knowledge/policy.ts'
import { inStore } from './in-store.ts'
import { done, refuse, refuseBusy, type Services } from './visit.ts'

/** How long an upload waits for its text, so that most answers already have it. */
const patienceMs = 5000

/** POST /v1/policies/upload: answers while the text is still being extracted when that takes long. */
export const uploadPolicy = inStore<'uploadPolicy'>(async ({ services, input, store }) => {
  const { file } = input
  const kind = kindOf(file.name)
  if (!kind) return refuse(400, 'This kind of file cannot be read. Please use pdf, docx, txt, md or html.')
  const busy = await services.limits.take(['policyStore', store.id])
  if (busy) return refuseBusy(busy)
  const now = new Date(services.clock())
  const [created] = await services.db
    .insert(policies)
    .values({
      storeId: store.id,
      title: input.title || nameOf(file.name),
      kind: 'file',
      fileName: clean(file.name).slice(0, 255),
      fileBytes: file.size,
      state: 'processing',
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: policies.id })
  const id = created?.id ?? ''
  const bytes = new Uint8Array(await file.arrayBuffer())
  await Promise.race([extract(services, id, kind, bytes), wait(patienceMs, undefined, { ref: false })])
  return done(await findPolicy(services.db, store.id, id, services.clock()))
})

/** Extracts the text of an uploaded file into its row. */
async function extract(services: Services, id: string, kind: FileKind, bytes: Uint8Array): Promise<void> {
  const { db, clock, documents, log } = services
  try {
    const extraction = await documents.read(kind, bytes)
    const found =
      extraction.kind === 'text'
        ? { state: 'ready' as const, content: extraction.text }
        : { state: 'failed' as const, failure: extraction.failure }
    await db
      .update(policies)
      .set({ ...found, updatedAt: new Date(clock()) })
      .where(and(eq(policies.id, id), eq(policies.state, 'processing')))
  } catch (error) {
    // The row stays `processing` and is shown as interrupted later.
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'extracting a document failed')
  }
}

// A name in an upload can hold anything; PostgreSQL takes no null characters and no halves of pairs.
const clean = (name: string): string => name.toWellFormed().replaceAll('\u0000', '')

function nameOf(fileName: string): string {
  const name = clean(fileName)
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return (name || fileName).slice(0, lengths.title)
}
