import type { AuthError } from '@draftdesk/auth-core'
import { createCall } from '@draftdesk/contract/call'
import { getClient } from './client.ts'

/** Makes a call of /v1 by its name. */
export const call = createCall<AuthError>(({ method, path, query, body }) =>
  getClient().request({ method, path, query, body }),
)
