import { dayMs } from '@draftdesk/contract/durations'
import type { Services } from '../calls/call-handler.ts'
import { policies } from '../database/schema.ts'

/** Policy documents of the demo store. All demo drafts quote them. */
export const demoPolicies: readonly { title: string; content: string }[] = [
  {
    title: 'Shipping',
    content: `# Delivery times

Orders leave our warehouse within two working days. Within Germany a parcel takes two to four working days, within the European Union four to eight.

# Following a parcel

Every parcel comes with a shipping mail, and the link in it shows where the parcel is.

# Late and lost parcels

If a parcel has not arrived ten working days after the order, we send a replacement or give the money back, whichever the customer prefers.`,
  },
  {
    title: 'Wrong or damaged items',
    content: `If we send the wrong item or size, or one arrives damaged, sending it back costs the customer nothing: the label for it is in the parcel.

The right item leaves our warehouse as soon as the carrier has scanned the return.`,
  },
  {
    title: 'Repairs',
    content: `We repair zippers free of charge in the first two years. The receipt is enough as a proof.

For a repair we send a label by mail. A repaired item is back within ten days of reaching our workshop.`,
  },
  {
    title: 'Materials and stock',
    content: `# Wool

All our merino is certified mulesing-free (RWS). The certificate is on the page of each product, under “Material”.

# Stock

The page of a product shows which colours and sizes are in stock. We cannot put items aside.`,
  },
]

/** Adds the documents of the demo store. */
export async function addDemoPolicies(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
): Promise<void> {
  const createdAt = new Date(clock() - 30 * dayMs)
  await db.insert(policies).values(
    demoPolicies.map((policy, index) => ({
      ...policy,
      storeId,
      kind: 'text' as const,
      state: 'ready' as const,
      createdAt: new Date(createdAt.getTime() - index * 60_000),
      updatedAt: createdAt,
    })),
  )
}
