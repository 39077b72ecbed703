import { sql } from 'drizzle-orm'
import { customers } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'
import type { MailParty } from '../../reading/parsed-mail.ts'

/** Customer data from a mail. */
export interface CustomerUpdate {
  readonly party: MailParty
  readonly language: string | undefined
  readonly atMs: number
}

/** Creates or updates the customers of mails. Returns their ids by address. */
export async function saveCustomers(
  tx: Transaction,
  storeId: string,
  notes: readonly CustomerUpdate[],
): Promise<Map<string, string>> {
  if (notes.length === 0) return new Map()
  const byAddress = Map.groupBy(notes, ({ party }) => party.address)
  // A fixed order prevents deadlocks.
  const addresses = [...byAddress.keys()].toSorted()
  const noted = await tx
    .insert(customers)
    .values(
      addresses.map((address) => ({
        storeId,
        address,
        ...combineCustomerUpdates(byAddress.get(address) ?? []),
      })),
    )
    .onConflictDoUpdate({
      target: [customers.storeId, customers.address],
      set: {
        // The newest mail sets name and language.
        name: sql`case when excluded.name <> '' and (excluded.last_at >= ${customers.lastAt} or ${customers.name} = '') then excluded.name else ${customers.name} end`,
        language: sql`coalesce(case when excluded.last_at >= ${customers.lastAt} then excluded.language end, ${customers.language}, excluded.language)`,
        firstAt: sql`least(${customers.firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${customers.lastAt}, excluded.last_at)`,
      },
    })
    .returning({ id: customers.id, address: customers.address })
  return new Map(noted.map(({ id, address }) => [address, id]))
}

/** Combines several mails of a customer. The newest value counts. */
function combineCustomerUpdates(notes: readonly CustomerUpdate[]) {
  const newest = notes.toSorted((a, b) => b.atMs - a.atMs)
  const moments = notes.map(({ atMs }) => atMs)
  return {
    name: newest.find(({ party }) => party.name !== '')?.party.name ?? '',
    language: newest.find(({ language }) => language !== undefined)?.language,
    firstAt: new Date(Math.min(...moments)),
    lastAt: new Date(Math.max(...moments)),
  }
}

/** Creates or updates the customer of a mail. Returns their id. */
export async function saveCustomer(tx: Transaction, storeId: string, note: CustomerUpdate): Promise<string> {
  const id = (await saveCustomers(tx, storeId, [note])).get(note.party.address)
  if (id === undefined) throw new Error('the database returned no customer')
  return id
}
