import { AuthError } from '@draftdesk/auth-core'
import { createCallFunction } from '@draftdesk/contract/call'
import type { CallName, CallRequest } from '@draftdesk/contract'
import type { SiteCall } from '../calls/site-call.ts'

/** A fake call for store actions. `sent` are the requested calls. */
export function fakeCall(answers: Partial<Record<CallName, object | AuthError>>): {
  readonly call: SiteCall
  readonly sent: CallRequest[]
} {
  const sent: CallRequest[] = []
  const call: SiteCall = createCallFunction(async (request) => {
    sent.push(request)
    const said = answers[request.name] ?? new AuthError('unreachable')
    return said instanceof AuthError ? { ok: false, error: said } : { ok: true, value: said }
  })
  return { call, sent }
}
