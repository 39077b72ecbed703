import { getAuth } from './client.ts'

const project = 'draftdesk-site'
const most = 5
let count = 0

/** Reports a crash of this page to /api/v1/notify (spec section 7), at most five times: one fault can fire without end. */
export function reportCrash(error: unknown, componentStack = ''): void {
  count += 1
  if (count > most) return
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  void getAuth().notify({ error: message, stack: stack + componentStack, alertType: 'crash', project })
}
