import { buildCall } from '@draftdesk/contract'
import { redactSecrets } from '@draftdesk/server-kit'
import { toUpstreamRequest } from '../transport/upstream-request.ts'
import type { ProxyDeps } from './proxy-deps.ts'

/** Reports a crash of this server to the upstream, without personal data. A failed report is ignored. */
export async function reportServerCrash(site: ProxyDeps, error: unknown): Promise<void> {
  if (!site.mayReport('this server')) return
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const report = {
    error: redactSecrets(message),
    stack: redactSecrets(stack),
    alertType: 'crash',
    project: 'draftdesk-site-server',
  }
  const answer = await site.upstream.send(toUpstreamRequest(buildCall('notify', report), { timeoutMs: 2000 }))
  if (answer.kind === 'answer') await answer.body.dump()
}
