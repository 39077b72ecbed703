import { buildCall } from '@draftdesk/contract/call'

/** What is done with the reading of a mailbox. */
export const syncVerbs = {
  readNow: () => buildCall('syncNow', {}),
  pause: () => buildCall('changeMailSync', { is_paused: true }),
  goOn: () => buildCall('changeMailSync', { is_paused: false }),
  importDays: (days: number) => buildCall('changeMailSync', { import_days: days }),
  sentFolder: (path: string | null) => buildCall('changeMailSync', { sent_path: path }),
}
