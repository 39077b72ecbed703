import { sql } from 'drizzle-orm'
import { recipients } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { Party } from '../../reading/mail.ts'

/** Stores the recipients of a mail, to offer their addresses later. */
export async function saveRecipients(
  tx: Transaction,
  storeId: string,
  parties: readonly Party[],
  nowMs: number,
): Promise<void> {
  const byAddress = new Map(parties.map((party) => [party.address, party]))
  // A fixed order prevents deadlocks.
  const rows = [...byAddress.keys()].toSorted().map((address) => {
    const name = byAddress.get(address)?.name ?? ''
    return { storeId, address, name, lastAt: new Date(nowMs) }
  })
  if (rows.length === 0) return
  await tx
    .insert(recipients)
    .values(rows)
    .onConflictDoUpdate({
      target: [recipients.storeId, recipients.address],
      set: {
        name: sql`case when excluded.name = '' then ${recipients.name} else excluded.name end`,
        uses: sql`${recipients.uses} + 1`,
        lastAt: sql`excluded.last_at`,
      },
    })
}
