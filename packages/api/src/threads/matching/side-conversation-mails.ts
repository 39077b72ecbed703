import { inArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { customers, emails, threads } from '../../database/schema.ts'
import type { Transaction } from '../../database/transact.ts'

/** Condition: the mail may begin a side conversation, because it has recipients that the customer does not know of. */
const mayBeginSide = sql`(${emails.isForward} or ${emails.bcc} <> '[]'::jsonb)`

/** The most recipients of a mail to compare. The time grows with the recipients of the whole thread. */
const maxParties = 20
const selectFirstRecipients = (list: SQLWrapper): SQL =>
  sql`jsonb_path_query_array(${list}, ${sql.raw(`'$[0 to ${String(maxParties - 1)}]'`)})`

/**
 * Marks the mails of side conversations: a mail that the store passed on to others than the customer, their answers,
 * and the store's answers to them. Independent of the order of arrival.
 */
export async function markSideConversationMails(
  tx: Transaction,
  threadIds: readonly string[],
): Promise<void> {
  const found = await tx
    .selectDistinct({ id: emails.threadId })
    .from(emails)
    .where(sql`${inArray(emails.threadId, [...threadIds])} and ${mayBeginSide}`)
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  // Insiders are the customer and everyone whom the customer's mails, or replies to them, name openly.
  await tx.execute(sql`
    with mails as (
      select ${emails.id} as id, ${emails.threadId} as thread_id, ${emails.direction} as direction,
        ${emails.isForward} as is_forward, ${emails.fromAddress} as from_address, ${emails.replyTo} as reply_to,
        ${selectFirstRecipients(sql`${emails.to} || ${emails.cc}`)} as seen, ${selectFirstRecipients(emails.bcc)} as bcc,
        ${customers.address} as customer
      from ${emails} join ${threads} on ${threads.id} = ${emails.threadId}
      left join ${customers} on ${customers.id} = ${threads.customerId}
      where ${inArray(emails.threadId, ids)}
    ),
    own as (select distinct from_address as address from mails where direction = 'out'),
    insiders as (
      select thread_id, customer as address from mails where customer is not null
      union select thread_id, unnest(array[from_address, reply_to]) from mails
        where direction = 'in' and customer in (from_address, reply_to)
      union select thread_id, party ->> 'address' from mails, jsonb_array_elements(seen) as party
        where (direction = 'in' and customer in (from_address, reply_to))
          or (direction = 'out' and not is_forward and seen @> jsonb_build_array(jsonb_build_object('address', customer)))
    ),
    outsiders as (
      select thread_id, party ->> 'address' as address
        from mails, jsonb_array_elements(case when is_forward then seen || bcc else bcc end) as party
        where direction = 'out'
      except select thread_id, address from insiders
      except select thread_id, address from mails cross join own
    ),
    -- Joins instead of subqueries for each mail, whose time grows with mails times addresses.
    named as (
      select id, thread_id, party ->> 'address' as address
        from mails, jsonb_array_elements(seen || bcc) as party where direction = 'out'
    ),
    from_outsiders as (
      select id from mails join outsiders using (thread_id)
        where direction = 'in' and address in (from_address, reply_to)
    ),
    to_outsiders as (select id from named join outsiders using (thread_id, address)),
    to_insiders as (
      select id from named join insiders using (thread_id, address)
        where address not in (select address from own)
    ),
    marked as (
      select id, case when direction = 'in' then id in (select id from from_outsiders)
        else id in (select id from to_outsiders) and id not in (select id from to_insiders)
        end as is_side
      from mails
    )
    update ${emails} set is_side = marked.is_side from marked
    where ${emails.id} = marked.id and ${emails.isSide} <> marked.is_side`)
}
