import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Browser } from '../browser.ts'
import { readForms, submitForm } from '../forms.ts'
import type { FormField, PageForm } from '../forms.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let product: TestProduct
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function open(person: string): Promise<Browser> {
  const known = browsers.get(person)
  if (known) return known
  const browser = openBrowser(product.site.url)
  browsers.set(person, browser)
  const found = product.people.find(({ email }) => email.startsWith(`${person}@`))
  if (found) await browser.post('/signin', { email: found.email, password: found.password })
  return browser
}

/** Finds the first link of a list, where the address of a page holds an id. */
async function findLink(browser: Browser, list: string, pattern: RegExp): Promise<string> {
  const [found] = pattern.exec((await browser.get(list)).text) ?? []
  if (found === undefined) throw new Error(`${list} leads to no ${pattern.source}`)
  return found.replaceAll(/&(?:amp|#38);/g, '&')
}

const isSecret = (name: string) => /password|code|reset_token/.test(name)
const typedTypes = new Set(['text', 'email', 'number', 'url', 'textarea', 'select', 'password', 'search'])
const isTyped = ({ type }: FormField) => typedTypes.has(type)
/** Forms worth restoring. A single list is as fast to choose again. */
const isTypedForm = ({ fields }: PageForm) =>
  fields.some((field) => isTyped(field) && field.type !== 'select')

/** Returns a value that a person might enter into a field. */
function typeInto({ name, type, value, options }: FormField): string {
  if (isSecret(name)) return 'Typed-secret-1'
  if (type === 'email' || name === 'reply_to') return 'typed@draftdesk.test'
  if (type === 'number' || name.endsWith('port')) return '7'
  if (type === 'url') return 'https://typed.draftdesk.test'
  if (type === 'select') return options.findLast((option) => option !== value && option !== '') ?? value
  return `Typed ${name} "here" & <there>`
}

/** All fields that a button submits. */
function fill({ fields }: PageForm, button: PageForm['buttons'][number] | undefined): Record<string, string> {
  const sent = fields
    .filter(({ type }) => type !== 'file' && type !== 'checkbox')
    .map((field) => [field.name, isTyped(field) ? typeInto(field) : field.value])
  const ticked = fields
    .filter(({ type }) => type === 'checkbox')
    .map(({ name, value }) => [name, value || 'on'])
  const pressed = button && button.name !== '' ? [[button.name, button.value]] : []
  return Object.fromEntries([...sent, ...ticked.slice(0, 1), ...pressed]) as Record<string, string>
}

/** A button may append to a text but never removes any. */
const isBack = (typed: string | undefined, shown: string) =>
  typed !== undefined && (shown === typed || (typed !== '' && shown.startsWith(`${typed}\n`)))

/** The typed fields that the forms of a page restore. */
function findBack(html: string, path: string, typed: Readonly<Record<string, string>>): string[] {
  const shown = readForms(html, path).map(({ fields }) =>
    fields.filter(({ name, value }) => isBack(typed[name], value)).map(({ name }) => name),
  )
  return shown.reduce((best, names) => (names.length > best.length ? names : best), [])
}

const kindOf = ({ action, fields }: PageForm) =>
  `${action.replace(/epoch=\d*/, '')} ${fields.map(({ name }) => name.replace(/^choose-.*/, 'choose')).join(' ')}`

const pages: readonly (readonly [person: string, path: string, list?: string, pattern?: RegExp])[] = [
  ['stranger', '/signin'],
  ['stranger', '/admin-signin'],
  ['stranger', '/signup'],
  ['stranger', '/forgot-password'],
  ['stranger', '/verify-email'],
  ['stranger', '/reset-password'],
  ['new', '/select-store'],
  ['welcome', '/welcome-page/language'],
  ['welcome', '/welcome-page/document'],
  ['welcome', '/welcome-page/finish'],
  ['mailbox', '/integration-page'],
  ['shop', '/integration-page'],
  ['owner', '/dashboard'],
  ['owner', 'an example', '/examples-page', /\/example\/[^"]+/],
  ['owner', '/integration-page'],
  ['owner', '/integration-page?edit=mailbox'],
  ['owner', '/integration-page?edit=shop'],
  ['owner', '/select-store'],
  ['admin', '/admin/dashboard-page'],
  ['admin', 'a store', '/admin/store-page', /\/admin\/store-page\/details\/[^"?]+/],
]

describe('a plain form that meets an upstream which', () => {
  test.for(
    (['answers 502', 'is dead'] as const).flatMap((upstream) =>
      pages.map(([person, path, list, pattern]) => ({ upstream, person, path, list, pattern })),
    ),
  )(
    '$upstream loses nothing that $person typed on $path',
    async ({ upstream, person, path, list, pattern }) => {
      const browser = await open(person)
      if (path === '/reset-password') await browser.get('/reset-password?token=any')
      const address = list && pattern ? await findLink(browser, list, pattern) : path
      const page = await browser.get(address)
      expect(page.status).toBe(200)
      const forms = readForms(page.text, address).filter(
        ({ action }) => action !== '/logout' && action !== '/exit-store',
      )
      const kinds = [...new Map(forms.map((form) => [kindOf(form), form])).values()]
      for (const form of kinds) {
        for (const button of form.buttons) {
          if (form.fields.some(({ type }) => type === 'file')) continue
          const sent = fill(form, button)
          const what = `${form.action} ${JSON.stringify(sent)}`
          if (upstream === 'is dead') await product.fault('all', 'offline')
          else {
            await product.fault('all', '502')
            await product.fault('session', 'slow=0')
          }
          const typed = Object.fromEntries(
            form.fields
              .filter((field) => isTypedForm(form) && isTyped(field) && !isSecret(field.name))
              .map(({ name }) => [name, sent[name] ?? '']),
          )
          const names = Object.keys(typed)
          const met = await submitForm(browser, button.action, form.isMultipart, sent)
          if (met.status === 200) {
            // The page stays, explains the error and restores the input.
            await product.clearFaults()
            expect(findBack(met.text, address, typed), what).toEqual(names)
            continue
          }
          expect([met.status, met.location], what).toEqual([
            307,
            expect.stringMatching(/^\/502-error\?lastPage=/),
          ])
          const said = await submitForm(browser, met.location ?? '', form.isMultipart, sent)
          expect(said.text, what).toContain('Draftdesk is not answering')
          expect(said.text, what).not.toContain('Typed-secret-1')
          await product.clearFaults()
          await product.takeCalls()
          const [again] = readForms(said.text, '/502-error')
          if (!again) {
            expect(names, what).toEqual([])
            continue
          }
          const fields = Object.fromEntries(again.fields.map(({ name, value }) => [name, value]))
          const back = await submitForm(browser, again.action, again.isMultipart, fields)
          // Returning to the form makes no call.
          expect(
            (await product.takeCalls()).filter(({ method }) => method !== 'GET'),
            what,
          ).toEqual([])
          if (names.length === 0) continue
          expect(back.status, what).toBe(200)
          expect(findBack(back.text, address, typed), what).toEqual(names)
          // The page asks for missing passwords and for numbers that got text.
          const isAsked = form.fields.some(({ name }) => isSecret(name) || name.startsWith('per_'))
          if (!isAsked && form.buttons.length === 1)
            expect(back.text, what).toContain('Draftdesk did not answer when you sent this')
          expect(back.text, what).not.toContain('Typed-secret-1')
        }
      }
    },
  )
})

describe('an upload that meets an upstream which answers 502', () => {
  test('is asked for again on its page', async () => {
    const path = '/welcome-page/document'
    const browser = await open('welcome')
    const again = 'Please choose the file again.'
    const page = await browser.get(path)
    const upload = readForms(page.text, path).find(({ fields }) => fields.some(({ type }) => type === 'file'))
    const file = new FormData()
    file.set('file', new File(['Returns within 30 days.'], 'returns.txt'))
    await product.fault('all', '502')
    await product.fault('session', 'slow=0')
    const met = await browser.call('POST', upload?.action ?? '', file)
    await product.clearFaults()
    const said = await browser.get(met.location ?? '')
    expect([met.status, said.text.includes('Draftdesk is not answering')]).toEqual([303, true])
    const [, back = ''] = /class="button" href="([^"]+)"/.exec(said.text) ?? []
    expect((await browser.get(back.replaceAll('&#38;', '&'))).text).toContain(again)
    expect(page.text).not.toContain(again)
  })
})
