import { setTimeout as wait } from 'node:timers/promises'
import { lengths } from '@draftdesk/contract'
import { addPolicy } from '../knowledge/edit-policies.ts'
import { kindOf, type FileKind } from '../knowledge/extraction.ts'
import { finishReading } from '../knowledge/finish-reading.ts'
import { findPolicy } from '../knowledge/policy.ts'
import { cut } from '../knowledge/tidy.ts'
import { inStore } from './in-store.ts'
import { refuseFull } from './refuse-full.ts'
import { done, refuse, refuseBusy, type Services } from './visit.ts'

/** How long an upload waits for its text, so that most answers already have it. */
const patienceMs = 5000

/** POST /v1/policies/upload: answers while the text is still being extracted when that takes long. */
export const uploadPolicy = inStore<'uploadPolicy'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const { file } = input
  const fileName = clean(file.name)
  const kind = kindOf(fileName)
  if (!kind) return refuse(400, 'This kind of file cannot be read. Please use pdf, docx, txt, md or html.')
  const busy = await limits.take(['policyStore', store.id])
  if (busy) return refuseBusy(busy)
  const title = input.title || nameOf(fileName)
  const added = await addPolicy(
    db,
    store.id,
    { kind: 'file', title, fileName, fileBytes: file.size },
    clock(),
  )
  if (added.kind === 'full') return refuseFull(added)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const reading = extract(services, { storeId: store.id, id: added.id }, kind, bytes)
  await Promise.race([reading, wait(patienceMs, undefined, { ref: false })])
  const policy = await findPolicy(db, store.id, added.id, clock())
  return policy ? done(policy) : refuse(404, 'This document does not exist any more.')
})

/** Extracts the text of an uploaded file into its row. */
async function extract(
  { db, clock, documents, log }: Pick<Services, 'db' | 'clock' | 'documents' | 'log'>,
  policy: { storeId: string; id: string },
  kind: FileKind,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await finishReading(db, policy, await documents.read(policy.storeId, kind, bytes), clock())
  } catch (error) {
    // The row stays `processing` and is shown as interrupted later.
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'extracting a document failed')
  }
}

// A name in an upload can hold anything; PostgreSQL takes no null characters and no halves of pairs.
const clean = (name: string): string => cut(name.toWellFormed().replaceAll('\u0000', ''), 255)

function nameOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return cut(name || fileName, lengths.title)
}
