import { parseSessionCheck } from '@draftdesk/auth-core'
import { addMissingPermissions } from '@draftdesk/contract/roles'
import type { SessionCheckResult } from '@draftdesk/auth-core'
import type { PageSession } from '../locals.ts'
import { StoreUnreachableError } from '../session/session-store.ts'
import type { Session } from '../session/sessions.ts'
import type { UpstreamDeps } from './upstream-deps.ts'
import { parseJsonAnswer } from '../transport/upstream.ts'

/** The visitor, and the result of the session check. */
export interface SessionCheck {
  readonly verdict: SessionCheckResult
  readonly session: Session | undefined
  /** The upstream's reason for refusing to renew the session, if any. */
  readonly ended?: { readonly detail: string | undefined }
}

const checkMs = 8000

export async function checkSession(site: UpstreamDeps, session: Session): Promise<SessionCheck> {
  const result = await site.authorize(session, {
    method: 'GET',
    path: site.settings.sessionCheckPath,
    timeoutMs: checkMs,
  })
  if (result.kind === 'ended') {
    return { verdict: { kind: 'anonymous' }, session: undefined, ended: { detail: result.detail } }
  }
  if (result.kind === 'unreachable') return { verdict: { kind: 'unreachable' }, session: result.session }
  const { answer } = result
  const body = await parseJsonAnswer(answer)
  if (answer.status === 502) return { verdict: { kind: 'badGateway' }, session: result.session }
  if (answer.status === 401 || answer.status === 403)
    return { verdict: { kind: 'anonymous' }, session: result.session }
  if (answer.status >= 300) return { verdict: { kind: 'unreachable' }, session: result.session }

  const verdict = addDefaultPermissions(parseSessionCheck(body))
  if (verdict.kind === 'verified' && result.session) {
    await site.sessions
      .keep(result.session, {
        isSuperAdmin: verdict.user.isSuperAdmin,
        storeId: verdict.store && String(verdict.store.storeId),
      })
      .catch((error: unknown) => {
        // Ignores a failed write, because the next page repeats it.
        if (!(error instanceof StoreUnreachableError)) throw error
      })
  }
  return { verdict, session: result.session }
}

/** Adds the default rights of members if the server omits them. */
function addDefaultPermissions(verdict: SessionCheckResult): SessionCheckResult {
  if (verdict.kind !== 'verified' || !verdict.store) return verdict
  return { ...verdict, permissions: addMissingPermissions(verdict.permissions) }
}

/** Returns the part of a verified session that a page may read. */
export function toPageSession({ verdict, session }: SessionCheck): PageSession | undefined {
  if (verdict.kind !== 'verified' || !session) return undefined
  const { user, store, role, permissions, needsTwoStep } = verdict
  const { epoch, issuedAtMs: tokenIssuedAt, expiresInMinutes: expiryIn } = session.record
  return { epoch, email: user.email, tokenIssuedAt, expiryIn, user, store, role, permissions, needsTwoStep }
}
