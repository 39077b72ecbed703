import { startComposer } from './composer/composer.ts'
import { startCopy } from './copy/copy.ts'
import { startLive } from './live/live.ts'
import { startOrderPanel } from './order-panel/order-panel.ts'
import { startWorkspace } from './workspace/workspace.ts'

/** Starts what only pages have that follow the mail, each in a task of its own. */
export function startLate(): void {
  const mail = document.querySelector('.workspace')
    ? [startComposer, startOrderPanel, startCopy, startWorkspace]
    : []
  for (const start of [...mail, startLive]) setTimeout(start)
}
