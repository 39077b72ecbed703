import { startRunner, type Runner } from '../claims/runner.ts'
import type { OpenDatabase } from '../database/open.ts'
import { wantedChannel } from '../mailboxes/sync.ts'
import { readMailboxes, type ReadParts } from './read-mailboxes.ts'

/** What reading the mailboxes of a process needs. */
export type ReadingParts = Omit<ReadParts, 'onWanted'>

/** Starts reading mailboxes. Apart from other work, because a mailbox is never done. */
export async function startReading({ db, listen }: OpenDatabase, parts: ReadingParts): Promise<Runner> {
  const waiting = new Set<() => void>()
  const unlisten = await listen(wantedChannel, () => {
    for (const hear of waiting) hear()
  })
  const onWanted = (hear: () => void) => {
    waiting.add(hear)
    return () => waiting.delete(hear)
  }
  const { now, log } = parts
  const jobs = [readMailboxes({ ...parts, onWanted })]
  const runner = startRunner({ db, now, log, random: Math.random, jobs, listen })
  return {
    settle: runner.settle,
    stop: async () => {
      await unlisten()
      await runner.stop()
      await parts.reader.close()
    },
  }
}
