import type { CallRequest } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'

/** The call that reports a crash of a page, with the component stack where React knows it. */
export function buildCrashReport(crash: unknown, componentStack: string): CallRequest<'notify'> {
  const { message: error, stack = '' } = crash instanceof Error ? crash : { message: String(crash) }
  return buildCall('notify', {
    error,
    stack: stack + componentStack,
    alertType: 'crash',
    project: 'draftdesk-site',
  })
}
