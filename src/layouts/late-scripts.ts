import { startComposer } from '../islands/composer/composer.ts'
import { startCopy } from '../islands/copy/copy.ts'
import { startLive } from '../islands/live/live.ts'
import { startOrderPanel } from '../islands/order-panel/order-panel.ts'
import { startWorkspace } from '../islands/workspace/workspace.ts'

/** Starts what only pages have that follow the mail, each in a task of its own. */
export function startLate(): void {
  const mail = document.querySelector('.workspace')
    ? [startComposer, startOrderPanel, startCopy, startWorkspace]
    : []
  for (const start of [...mail, startLive]) setTimeout(start)
}
