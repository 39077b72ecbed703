import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'
import { addUnreadableMail, setMailSync } from '../sync.ts'

let product: TestProduct
const browsers = {} as Record<'owner' | 'agent', Browser>
const path = '/integration-page'

beforeAll(async () => {
  product = await startProduct()
  for (const name of ['owner', 'agent'] as const) {
    browsers[name] = openBrowser(product.site.url)
    const person = product.people.find(({ email }) => email.startsWith(`${name}@`))
    await browsers[name].signIn(person?.email ?? '', person?.password ?? '')
  }
})
afterAll(() => product.stop())

const show = async (name: 'owner' | 'agent' = 'owner') => {
  const { text } = await browsers[name].get(path)
  return text.replace(/\s+/g, ' ')
}

describe('the panel of the reading of the mailbox', () => {
  test('is not there for a store whose mailbox nobody reads', async () => {
    expect(await show()).not.toContain('Reading your mail')
  })

  test.for([
    [{ state: 'new' }, ['Starting', 'The first import starts']],
    [
      { state: 'importing', imported: 1240, expected: 3900 },
      ['<progress value="1240" max="3900"', '1,240 of about 3,900 messages'],
    ],
    [{ state: 'live' }, ['Up to date', 'Last checked on 15/01/2030 12:00 UTC.']],
    [
      { state: 'waiting', reason: 'busy' },
      ['Waiting', 'The mail server limits our requests.', 'Next try on 15/01/2030 14:20 UTC.'],
    ],
    [{ state: 'stopped', reason: 'login' }, ['no longer accepts the password', 'Enter the password again']],
    [{ hasSent: false }, ['Which folder holds your sent mail?', '<option value="Versendet"']],
  ] as const)('says in words how it stands: %o', async ([sync, words]) => {
    await setMailSync(product, sync)
    const page = await show()
    for (const text of [...words, 'Draftdesk never changes or deletes your mail.'])
      expect(page).toContain(text)
  })

  test('lists the mails that could not be read', async () => {
    await setMailSync(product, { state: 'live' })
    await addUnreadableMail(product, 'A large one')
    const page = await show()
    for (const text of [
      '1 message could not be read',
      'A large one',
      'mia@shop.test · 14/01/2030 09:30 UTC',
      'Reading it takes too much memory.',
    ])
      expect(page).toContain(text)
  })

  test('shows who may not change the settings how it stands, and no form to change it', async () => {
    const page = await show('agent')
    expect(page).toContain('Reading your mail')
    expect(page).not.toContain('sync-pause')
    expect(page).not.toContain('name="import_days"')
  })
})
