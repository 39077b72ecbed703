import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/open-database.ts'

/** Sizes of the generated stores, in conversations of two mails. */
export interface StoreSizes {
  readonly stores: number
  /** The first store. */
  readonly largest: number
  /** The next stores, a hundredth of all. */
  readonly large: number
  readonly others: number
}

/** 1,000 stores with 2 million mails. */
export const fullSizes: StoreSizes = { stores: 1000, largest: 300_000, large: 25_000, others: 480 }

const wordCount = 30_000
const paragraphCount = 20_000

/**
 * Fills an empty database with generated stores whose rows alternate, as when all of them receive mail.
 * `ownerId` becomes a member of the first stores.
 */
export async function fillStores(db: Database, ownerId: string, sizes: StoreSizes): Promise<void> {
  await db.transaction(async (tx) => {
    // Foreign keys are not checked. Only the trigger that writes the words of a mail fires.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`alter table emails enable always trigger emails_words`)
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`)
    await tx.execute(sql`set local work_mem = '256MB'`)
    const define: unknown = await tx.execute(
      sql`select indexdef from pg_indexes where tablename = 'email_words' and indexdef like '%USING gin%'`,
    )
    const definitions = (define as { rows: { indexdef: string }[] }).rows
    await tx.execute(sql`drop index if exists email_words_words`)
    await tx.execute(sql`create temp table vocabulary on commit drop as
      select n as id, (array['ba','ke','lo','mi','nu','ra','se','ti','vo','zu','den','fal','gor','hin','jul','kar','lem','mor','nis','pel'])[1 + n % 20]
        || (array['ta','re','no','si','du','ga','he','li','po','ru','ben','cal','dor','fin','gul','har','jem','kor','lis','mel'])[1 + n / 20 % 20]
        || (array['','n','ra','st','ke','lo','ti','mer','vin','sol'])[1 + n / 400 % 10]
        || (array['','s','an','er','ing','ly','um','ok','ex','ip'])[1 + n / 4000 % 10] as word
      from generate_series(0, ${wordCount - 1}::int) n`)
    // A few words fill most of a text, as in any language.
    await tx.execute(sql`create temp table paragraphs on commit drop as
      select p as id, string_agg(word, ' ')
        || case when p % 6 = 0 then ' tent' else '' end || case when p % 50 = 0 then ' zipper' else '' end
        || case when p % 2000 = 0 then ' xylophone' else '' end || '.' as text
      from (select p, floor(${wordCount}::int * power(random(), 3))::int as word_id
        from generate_series(0, ${paragraphCount - 1}::int) p, generate_series(1, 40)) picked
      join vocabulary on vocabulary.id = word_id group by p`)
    await tx.execute(sql`alter table paragraphs add primary key (id)`)
    await tx.execute(sql`create temp table made on commit drop as
      select n as number, gen_random_uuid() as id, case when n = 1 then ${sizes.largest}::int
        when n <= ${sizes.stores}::int / 100 then ${sizes.large}::int else ${sizes.others}::int end as talks
      from generate_series(1, ${sizes.stores}::int) n`)
    await tx.execute(
      sql`insert into stores (id, name, is_onboarded) select id, 'Store ' || number, true from made`,
    )
    await tx.execute(sql`insert into users (email, first_name, last_name, is_verified)
      select 'member' || n || '@bench.test', 'Member', 'Number ' || n, true from generate_series(1, ${sizes.stores}::int) n`)
    await tx.execute(sql`insert into members (user_id, store_id, role)
      select users.id, made.id, 'agent' from made join users on users.email = 'member' || number || '@bench.test'
      union all select ${ownerId}::uuid, id, 'owner' from made where number <= 40`)
    await tx.execute(sql`create temp table people on commit drop as
      select made.id as store_id, place, gen_random_uuid() as id from made, generate_series(0, talks / 5) place`)
    await tx.execute(sql`insert into customers (id, store_id, address, name, language, first_at, last_at)
      select id, store_id, 'customer' || place || '@mail' || place % 50 || '.test', (array['Ann', 'Ben', 'Cleo'])[1 + place % 3] || ' Moreau',
        (array['de', 'en', 'fr'])[1 + place % 3], now() - interval '1 year', now() from people`)
    await tx.execute(sql`create temp table talks on commit drop as
      select row_number() over (order by random()) as n, gen_random_uuid() as id, made.id as store_id, number as shop, t,
        t % (talks / 5 + 1) as person, now() - interval '365 days' * random() - interval '1 hour' as at,
        gen_random_uuid() as first_id, gen_random_uuid() as last_id
      from made, generate_series(1, talks) t`)
    await tx.execute(sql`analyze talks`)
    await tx.execute(sql`analyze people`)
    await tx.execute(sql`insert into threads (id, store_id, subject, base_subject, customer_id, created_at, last_email_at, customer_at, store_at,
        needs_reply, is_unread, archived_at, assignee_id, snoozed_at)
      select talks.id, talks.store_id, 'Order ' || n, 'order ' || n, people.id, at, at + interval '50 minutes',
        case when n % 5 < 3 then at else at + interval '50 minutes' end, case when n % 5 < 3 then at + interval '50 minutes' end,
        n % 20 = 4, n % 25 = 4, case when n % 3 = 0 then at + interval '1 hour' end,
        case when n % 7 = 0 then users.id end, case when n % 500 = 1 then at + interval '1 hour' end
      from talks join people on people.store_id = talks.store_id and people.place = talks.person
        join users on users.email = 'member' || shop || '@bench.test' order by talks.n`)
    await tx.execute(sql`insert into emails (id, thread_id, store_id, direction, sender, body, subject, from_address, reply_to, created_at, message_id, fingerprint)
      select case mail when 0 then first_id else last_id end, talks.id, store_id, case when mail = 1 and talks.n % 5 < 3 then 'out' else 'in' end,
        'Moreau <customer' || person || '@mail' || person % 50 || '.test>',
        'Hello, about order #' || talks.n || ': ' || a.text || chr(10) || b.text, case mail when 0 then '' else 'Re: ' end || 'Order ' || talks.n,
        'customer' || person || '@mail' || person % 50 || '.test', 'customer' || person || '@mail' || person % 50 || '.test',
        at + interval '50 minutes' * mail, '<' || talks.n || '.' || mail || '@bench.test>', talks.n || '.' || mail
      from talks cross join generate_series(0, 1) mail
        join paragraphs a on a.id = (talks.n * 7919 + mail * 31) % ${paragraphCount} join paragraphs b on b.id = (talks.n * 104729 + mail * 17) % ${paragraphCount}
      order by talks.n`)
    await tx.execute(sql`insert into email_ids (store_id, message_id, thread_id, email_id)
      select store_id, message_id, thread_id, id from emails`)
    await tx.execute(sql`insert into drafts (thread_id, state, body, writer, created_at, updated_at)
      select id, case when n % 4 = 0 then 'sent' else 'ready' end, 'Hello, your parcel is on its way.', '{"kind":"local"}', at, at
      from talks where n % 4 = 0 or n % 20 = 9`)
    await tx.execute(
      sql`update threads set has_draft = true from drafts where thread_id = threads.id and state = 'ready'`,
    )
    await tx.execute(sql`insert into folders (store_id, path, role, uid_validity, next_uid)
      select id, 'INBOX', 'inbox', 1, talks * 2 + 1 from made`)
    await tx.execute(sql`insert into locations (folder_id, uid_validity, uid, email_id)
      select folders.id, 1, t * 2 - mail, case mail when 1 then first_id else last_id end
      from talks cross join generate_series(0, 1) mail join folders on folders.store_id = talks.store_id`)
    await tx.execute(
      sql`insert into tags (store_id, name, color) select id, name, 'blue' from made, (values ('Half'), ('Few')) as named (name)`,
    )
    await tx.execute(sql`insert into thread_tags (tag_id, thread_id) select tags.id, talks.id from talks join tags on tags.store_id = talks.store_id
      where case name when 'Half' then n % 2 = 0 else n % 2000 = 0 end`)
    await tx.execute(sql`alter table emails enable trigger emails_words`)
    for (const { indexdef } of definitions) await tx.execute(sql.raw(indexdef))
  })
  await db.execute(sql`vacuum (analyze)`)
}
