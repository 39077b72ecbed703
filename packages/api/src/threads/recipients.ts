import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { customers, recipients, searchableLastName, searchableName } from '../database/schema.ts'
import type { MailParty } from '../reading/parsed-mail.ts'
import type { Transaction } from '../database/transact.ts'

/** The most people to return. */
const maxRecipients = 8

/**
 * Finds customers and earlier recipients by the beginning of an address, name or last name. Frequent ones
 * come first, then recent ones.
 */
export async function findRecipients(db: Database, storeId: string, query: string): Promise<MailParty[]> {
  const start = query.trim().toLowerCase()
  const pattern = `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Each branch is one scan of an index.
  const branches = [customers, recipients].flatMap((table) => {
    const uses = table === recipients ? sql`${recipients.uses}` : sql`0`
    const values = [sql`${table.address}`, searchableName(table.name), searchableLastName(table.name)]
    return (start === '' ? values.slice(0, 1) : values).map(
      (
        value,
      ): SQL => sql`(select ${table.address} as address, ${table.name} as name, ${uses} as uses, ${table.lastAt} as last_at
        from ${table} where ${table.storeId} = ${storeId} and ${value} like ${pattern})`,
    )
  })
  const result: unknown = await db.execute(sql`
    select address, (array_agg(name order by name = '', last_at desc))[1] as name
    from (${sql.join(branches, sql` union all `)}) found
    group by address order by max(uses) desc, max(last_at) desc, address limit ${maxRecipients}`)
  return (result as { rows: MailParty[] }).rows.map(({ name, address }) => ({ name, address }))
}

/** Stores the recipients of a mail, to offer their addresses later. */
export async function saveRecipients(
  tx: Transaction,
  storeId: string,
  parties: readonly MailParty[],
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
