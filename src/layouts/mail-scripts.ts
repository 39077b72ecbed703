import { startCopy } from '../islands/copy/copy.ts'
import { startOrderPanel } from '../islands/order-panel/order-panel.ts'
import { startWorkspace } from '../islands/workspace/workspace.ts'

/** Starts what only the pages of the mail have, each in a task of its own. */
export function startMail(): void {
  for (const start of [startOrderPanel, startCopy, startWorkspace]) setTimeout(start)
}
