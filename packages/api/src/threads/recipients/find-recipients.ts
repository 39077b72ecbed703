import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { customers, recipients, searchedLastName, searchedName } from '../../database/schema.ts'
import type { Party } from '../../reading/mail.ts'

/** The most people to return. */
const most = 8

/**
 * Finds customers and earlier recipients by the beginning of an address, name or last name. Frequent ones
 * come first, then recent ones.
 */
export async function findRecipients(db: Database, storeId: string, query: string): Promise<Party[]> {
  const start = query.trim().toLowerCase()
  const pattern = `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Each branch is one scan of an index.
  const branches = [customers, recipients].flatMap((table) => {
    const uses = table === recipients ? sql`${recipients.uses}` : sql`0`
    const values = [sql`${table.address}`, searchedName(table.name), searchedLastName(table.name)]
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
    group by address order by max(uses) desc, max(last_at) desc, address limit ${most}`)
  return (result as { rows: Party[] }).rows.map(({ name, address }) => ({ name, address }))
}
