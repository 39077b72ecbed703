import { expect, test } from 'vitest'
import { stores } from '../database/schema.ts'
import { receiveMail } from '../testing/mail/receive.ts'
import { useDatabase } from '../testing/database/use-database.ts'
import { loadOriginalHtml } from './original-html.ts'

const database = useDatabase()

test('showOriginal says where a link leads whose text shows another host', async () => {
  const [store] = await database.db.insert(stores).values({ name: 'Shop' }).returning()
  const storeId = store?.id ?? ''
  const html = [
    '<p><a href="https://evil.test/?a=1&amp;b=2">www.<b>paypal</b>.com</a>',
    '<a href="https://mail.shop.test/x">shop.test</a>',
    '<a href="https://evil.test/">Click here</a></p>',
  ].join(' ')
  const raw = `From: ann@mail.test\r\nContent-Type: text/html\r\n\r\n${html}`
  const { emailId } = await receiveMail(database.db, storeId, { raw })
  const shown = (await loadOriginalHtml(database.db, storeId, emailId, false))?.html ?? ''
  expect(shown.match(/\[This link opens [^\]]*\]/g)).toEqual(['[This link opens evil.test]'])
  expect(shown).toContain('paypal</b>.com</a> <strong')
})
