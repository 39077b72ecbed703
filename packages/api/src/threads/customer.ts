import { sql } from 'drizzle-orm'
import { customers } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Party } from '../reading/mail.ts'

/** Notes that a customer was in a mail, and returns their id. */
export async function noteCustomer(
  tx: Transaction,
  {
    storeId,
    party,
    language,
    atMs,
  }: { storeId: string; party: Party; language: string | undefined; atMs: number },
): Promise<string> {
  const at = new Date(atMs)
  const [noted] = await tx
    .insert(customers)
    .values({ storeId, address: party.address, name: party.name, language, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [customers.storeId, customers.address],
      set: {
        // The newest mail says best how they are called and which language they write.
        name: sql`case when excluded.name <> '' and (excluded.last_at >= ${customers.lastAt} or ${customers.name} = '') then excluded.name else ${customers.name} end`,
        language: sql`coalesce(case when excluded.last_at >= ${customers.lastAt} then excluded.language end, ${customers.language}, excluded.language)`,
        firstAt: sql`least(${customers.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${customers.lastAt}, excluded.last_at)`,
      },
    })
    .returning({ id: customers.id })
  if (!noted) throw new Error('the database returned no customer')
  return noted.id
}
