import { describe, expect, test } from 'vitest'
import { useOwner } from './use-demo.ts'

const demo = useOwner()

const page = '/settings-page/customers'
const address = 'mara.lindt@mail.test'

describe(page, () => {
  test('hands a customer’s data over as a file', async () => {
    const file = await demo.browser.post(page, { action: 'export', address })
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="customer-data.json"')
    expect(file.text).toContain('Where is my order')
    expect(JSON.stringify(file.json())).not.toContain('d.okafor@mail.test')
  })

  test('says why nothing was done, with what was typed', async () => {
    const unsure = await demo.browser.post(page, { action: 'erase', address })
    expect(unsure.text).toContain('Please tick the box first: erasing cannot be undone.')
    expect(unsure.text).toContain(`value="${address}"`)
    await demo.product.fault('eraseCustomer', '502', 1)
    const away = await demo.browser.post(page, { action: 'erase', address, confirmed: 'yes' })
    expect(away.text + (away.location ?? '')).toMatch(/Please try again|502-error/)
    expect((await demo.browser.get('/emails-page')).text).toContain('Where is my order')
  })

  test('erases a customer everywhere the site shows one', async () => {
    const erased = await demo.browser.post(page, { action: 'erase', address, confirmed: 'yes' })
    expect([erased.status, erased.location]).toEqual([303, page])
    expect((await demo.browser.get(page)).text).toMatch(/Erased: [1-9]\d* conversations?, [1-9]\d* emails?\./)
    for (const path of ['/emails-page?filter=all', '/emails-page?filter=all&q=mara.lindt', '/dashboard'])
      expect((await demo.browser.get(path)).text).not.toContain('Mara Lindt')
    const nothing = await demo.browser.post(page, { action: 'export', address })
    expect(nothing.text).not.toContain('Where is my order')
  })

  test('is for who may change settings', async () => {
    const agent = await demo.signIn('agent')
    expect((await agent.get(page)).location).toBe('/error')
    expect((await agent.post(page, { action: 'export', address })).location).toBe('/error')
  })
})
