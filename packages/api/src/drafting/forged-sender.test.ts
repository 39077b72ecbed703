import { beforeAll, describe, expect, test } from 'vitest'
import { mailboxes, stores } from '../database/schema.ts'
import { loadThreadWithMails } from '../threads/load-thread-with-mails.ts'
import { receiveMail, shopAddress } from '../testing/mail/receive.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { noCustomerOrders } from './facts/reply-facts.ts'
import { judgeReply } from './answers/judge-reply.ts'
import { loadConversation } from './load-conversation.ts'
import { analyzeMail } from './analysis/analyze-mail.ts'

const database = useDatabase()
let storeId = ''

beforeAll(async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  storeId = store?.id ?? ''
  const server = { imapHost: 'mx.shop.test', imapPort: 993, imapSecurity: 'tls' as const }
  await database.db.insert(mailboxes).values({
    ...{
      storeId,
      address: shopAddress,
      username: shopAddress,
      sealedPassword: 'x',
      checkedAt: new Date(),
      ...server,
    },
    ...{ smtpHost: 'mx.shop.test', smtpPort: 465, smtpSecurity: 'tls' as const },
  })
})

const read = async (result: string) => {
  const headers = [`Authentication-Results: mx.shop.test; ${result}`]
  const { threadId } = await receiveMail(database.db, storeId, { headers, subject: result })
  const conversation = await loadConversation(database.db, storeId, threadId)
  const thread = await loadThreadWithMails(database.db, storeId, threadId, Date.now())
  if (!conversation) throw new Error('no conversation')
  return { mail: conversation.mail, shown: thread?.emails[0]?.has_failed_checks }
}

describe('a mail whose sender failed the checks', () => {
  test('has a warning, and a draft that is never ready', async () => {
    const { mail, shown } = await read('dmarc=fail header.from=mail.test')
    expect(shown).toBe(true)
    const sentence = { text: 'It is 39 EUR.', mark: 'supported' as const, why: '', sources: [] }
    const level = (isForged?: boolean) =>
      judgeReply({
        analysis: { ...analyzeMail(mail), questions: ['How much is it?'], risks: [], ofOrder: ['none'] },
        ...{
          sentences: [sentence],
          missing: [],
          orders: noCustomerOrders,
          isMixed: false,
          hasMore: false,
          isForged,
        },
        rated: { questions: [], appended: [] },
      })
    expect(level(mail.isForged)).toMatchObject({
      level: 'look',
      reasons: ['The sender checks failed: another person may have written this mail.'],
    })
    expect(level().level).toBe('ready')
  })

  test.each(['dmarc=pass header.from=mail.test', 'spf=neutral', 'none'])(
    'has none after %s',
    async (result) => {
      const { mail, shown } = await read(result)
      expect(mail.isForged).toBe(false)
      expect(shown).toBe(false)
    },
  )
})
