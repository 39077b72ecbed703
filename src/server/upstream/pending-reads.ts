import type { APIContext } from 'astro'
import type { AuthorizedCallResult } from './authorized-sender.ts'

/** Pending reads of one request, by path. */
export type PendingReads = Map<string, Promise<AuthorizedCallResult>>

/** A read that is in progress. The first caller takes it, because its body can be read only once. */
export function claimPendingRead(
  context: APIContext,
  path: string,
): Promise<AuthorizedCallResult> | undefined {
  const { reads } = context.locals
  const read = reads?.get(path)
  reads?.delete(path)
  return read
}

/** Discards unused answers, because each unread one occupies an upstream connection. */
export function discardPendingReads(reads: PendingReads): void {
  for (const read of reads.values()) {
    void read.then(
      (result) => (result.kind === 'answered' ? result.answer.body.dump() : undefined),
      () => undefined,
    )
  }
}
