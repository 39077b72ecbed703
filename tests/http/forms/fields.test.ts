import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxLengths } from '@draftdesk/contract/input-limits'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

const names = ['stranger', 'mailbox', 'shop', 'owner', 'admin'] as const

type Person = (typeof names)[number]

let product: TestProduct
const browsers = new Map<Person, Browser>()

beforeAll(async () => {
  product = await startProduct()
  for (const name of names) {
    const browser = openBrowser(product.site.url)
    browsers.set(name, browser)
    const person = product.people.find(({ email }) => email.startsWith(`${name}@`))
    if (person) await browser.signIn(person.email, person.password)
  }
  await browsers.get('stranger')?.get('/reset-password?token=any')
})
afterAll(() => product.stop())

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? undefined

/** The fields of a page that people write text into, each with its `maxlength`. */
const fieldsOf = (html: string) =>
  Object.fromEntries<number | undefined>(
    [...html.matchAll(/<(?:input|textarea)\s[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\stype="(?:hidden|file|checkbox|radio)"|\s(?:hidden|readonly)[\s=>]/i.test(tag))
      .map((tag) => [attribute(tag, 'name') ?? '', Number(attribute(tag, 'maxlength')) || undefined]),
  )

const { line, secret, host, personName, storeName, senderName, signature, title, exampleText } = maxLengths
const newPassword = { new_password: secret, confirm_password: secret }
const servers = { imap_host: host, imap_port: undefined, smtp_host: host, smtp_port: undefined }
const mailbox = { address: line, mail_password: secret, username: line, ...servers }
// Both shop forms, and the search field of the header.
const shop = { q: line, domain: line, client_id: line, secret_password: secret, token_password: secret }
const name = { first_name: personName, last_name: personName }

describe('text fields', () => {
  test.for<[Person, string, Record<string, number | undefined>]>([
    ['stranger', '/signin', { email: line, password: secret }],
    ['stranger', '/admin-signin', { email: line, password: secret }],
    ['stranger', '/signup', { ...name, email: line, password: secret, confirm_password: secret }],
    ['stranger', '/forgot-password', { email: line }],
    ['stranger', '/reset-password', newPassword],
    ['owner', '/select-store', { name: storeName }],
    ['owner', '/accounts-page', { q: line, ...name, email: line, current_password: secret, ...newPassword }],
    ['owner', '/settings-page/general', { q: line, name: storeName, 'confirmed-name': storeName }],
    [
      'owner',
      '/settings-page/email-configuration',
      { q: line, sender_name: senderName, reply_to: line, signature },
    ],
    ['owner', '/create-example', { q: line, title, question: exampleText, answer: exampleText }],
    // A pasted document that is too long is refused with a message instead of cut silently.
    ['owner', '/policies-page/create-policy', { q: line, title, text: undefined }],
    // The page also has a field to invite a colleague.
    ['mailbox', '/integration-page', { q: line, ...mailbox, email: line }],
    ['shop', '/integration-page', { ...shop, email: line }],
    ['admin', '/admin/store-page', { search: maxLengths.search }],
  ])('of %s on %s take no more than /v1 does', async ([person, path, expected]) => {
    const page = await browsers.get(person)?.get(path)
    expect([page?.status, fieldsOf(page?.text ?? '')]).toEqual([200, expected])
  })

  test('of the reason for entering a store does as well', async () => {
    const list = await browsers.get('admin')?.get('/admin/store-page')
    const [path = ''] = /\/admin\/store-page\/details\/[^"?]+/.exec(list?.text ?? '') ?? []
    const page = await browsers.get('admin')?.get(path)
    expect(fieldsOf(page?.text ?? '')).toEqual({ reason: maxLengths.reason })
  })
})
