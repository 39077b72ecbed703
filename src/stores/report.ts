import { buildCall } from '@draftdesk/contract/call'
import { ping } from './ping.ts'
import type { Ping } from './ping.ts'

const alertType = 'crash'
const project = 'draftdesk-site'
const most = 5
let count = 0

/** Reports a crash of this page, at most five times: one fault can fire without end. */
export async function reportCrash(crash: unknown, componentStack = '', ask: Ping = ping): Promise<void> {
  count += 1
  if (count > most) return
  const { message: error, stack = '' } = crash instanceof Error ? crash : { message: String(crash) }
  const body = JSON.stringify({ error, stack: stack + componentStack, alertType, project })
  await ask(buildCall('notify', {}).path, { method: 'POST', body })
}
