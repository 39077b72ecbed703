import type { CallRequest } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { fetchStatus } from '../session/fetch-status.ts'
import type { FetchStatus } from '../session/fetch-status.ts'

const mostReports = 5
let reportCount = 0

/** Reports a crash of this page, at most five times, because one fault may repeat. */
export async function reportCrash(
  crash: unknown,
  componentStack = '',
  ask: FetchStatus = fetchStatus,
): Promise<void> {
  reportCount += 1
  if (reportCount > mostReports) return
  const { method, path, body } = buildCrashReport(crash, componentStack)
  await ask(path, { method, body: JSON.stringify(body) })
}

/** The call that reports a crash of a page, with the component stack where React knows it. */
function buildCrashReport(crash: unknown, componentStack: string): CallRequest<'notify'> {
  const { message: error, stack = '' } = crash instanceof Error ? crash : { message: String(crash) }
  return buildCall('notify', {
    error,
    stack: stack + componentStack,
    alertType: 'crash',
    project: 'draftdesk-site',
  })
}
