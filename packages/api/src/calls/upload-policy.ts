import { cutText } from '@draftdesk/contract/cut-text'
import { lengths } from '@draftdesk/contract'
import { addPolicy } from '../knowledge/edit-policies.ts'
import { kindOf } from '../knowledge/extraction.ts'
import { findPolicy } from '../knowledge/policy.ts'
import { awaitReading } from '../knowledge/uploads.ts'
import { inStore } from './in-store.ts'
import { refuseFull } from './refuse-full.ts'
import { done, refuse, refuseBusy } from './visit.ts'

/** Time to wait for the text, so that most responses contain it. */
const patienceMs = 5000

/** POST /v1/policies/upload: responds before the end of a long extraction. */
export const uploadPolicy = inStore<'uploadPolicy'>(async ({ services, input, store }) => {
  const { db, clock, limits } = services
  const { file } = input
  const fileName = clean(file.name)
  const kind = kindOf(fileName)
  if (!kind) return refuse(400, 'This kind of file cannot be read. Please use pdf, docx, txt, md or html.')
  const busy = await limits.take(['policyStore', store.id])
  if (busy) return refuseBusy(busy)
  const title = input.title || nameOf(fileName)
  const upload = { kind, bytes: new Uint8Array(await file.arrayBuffer()) }
  const fresh = { kind: 'file', title, fileName, fileBytes: file.size, upload } as const
  const added = await addPolicy(db, store.id, fresh, clock())
  if (added.kind === 'full') return refuseFull(added)
  await awaitReading(db, added.id, patienceMs)
  const policy = await findPolicy(db, store.id, added.id, clock())
  return policy ? done(policy) : refuse(404, 'This document does not exist any more.')
})

// Removes null characters and unpaired surrogates, which PostgreSQL rejects.
const clean = (name: string): string => cutText(name.toWellFormed().replaceAll('\u0000', ''), 255)

function nameOf(fileName: string): string {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return cutText(name || fileName, lengths.title)
}
