import { findRecipients } from '../../threads/recipients.ts'
import { inStore } from '../in-store.ts'
import { done } from '../visit.ts'

/** GET /v1/recipients. */
export const listRecipients = inStore<'recipients'>(async ({ services, input, store }) =>
  done({ people: await findRecipients(services.db, store.id, input.q ?? '') }),
)
