import { sql } from 'drizzle-orm'
import { customers } from '../database/schema.ts'
import type { Transaction } from '../database/transact.ts'
import type { Party } from '../reading/mail.ts'

/** What a mail says about a customer. */
export interface CustomerNote {
  readonly party: Party
  readonly language: string | undefined
  readonly atMs: number
}

/** Notes that customers were in mails, and returns their ids by address. */
export async function noteCustomers(
  tx: Transaction,
  storeId: string,
  notes: readonly CustomerNote[],
): Promise<Map<string, string>> {
  if (notes.length === 0) return new Map()
  const byAddress = Map.groupBy(notes, ({ party }) => party.address)
  // In one order, so that nobody waits for somebody who waits for them.
  const addresses = [...byAddress.keys()].toSorted()
  const noted = await tx
    .insert(customers)
    .values(addresses.map((address) => ({ storeId, address, ...sumUp(byAddress.get(address) ?? []) })))
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
    .returning({ id: customers.id, address: customers.address })
  return new Map(noted.map(({ id, address }) => [address, id]))
}

/** What several mails say about one customer: the newest that says something counts. */
function sumUp(notes: readonly CustomerNote[]) {
  const newest = notes.toSorted((a, b) => b.atMs - a.atMs)
  const moments = notes.map(({ atMs }) => atMs)
  return {
    name: newest.find(({ party }) => party.name !== '')?.party.name ?? '',
    language: newest.find(({ language }) => language !== undefined)?.language,
    firstAt: new Date(Math.min(...moments)),
    lastAt: new Date(Math.max(...moments)),
  }
}

/** Notes that a customer was in a mail, and returns their id. */
export async function noteCustomer(tx: Transaction, storeId: string, note: CustomerNote): Promise<string> {
  const id = (await noteCustomers(tx, storeId, [note])).get(note.party.address)
  if (id === undefined) throw new Error('the database returned no customer')
  return id
}
