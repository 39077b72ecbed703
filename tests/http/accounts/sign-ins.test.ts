import { describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { useDemo } from '../use-demo.ts'

const page = '/accounts-page'

const demo = useDemo()

const idsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/name="id" value="([^"]+)"\/?><button[^>]*value="end"/g)].map(([, id = '']) => id),
  ),
]
const isIn = async (browser: Browser) => (await browser.get(page)).status === 200

describe('where one is signed in, without JavaScript', () => {
  test('is listed, and each other one is ended', async () => {
    const [here, there] = [await demo.signIn('manager'), await demo.signIn('manager')]
    const { text } = await here.get(page)
    expect(text).toContain('This browser')
    const [id = '', ...more] = idsIn(text)
    expect(more).toEqual([])
    const ended = await here.post(`${page}?sign-ins`, { action: 'end', id })
    expect([ended.status, ended.location]).toEqual([303, page])
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await here.get(page)).text).toContain('You are signed in nowhere else.')
    const again = await here.post(`${page}?sign-ins`, { action: 'end', id })
    expect(again.text).toContain('This sign-in has ended already.')
  })

  test('is one place, once all others are ended', async () => {
    const [here, ...others] = [
      await demo.signIn('manager'),
      await demo.signIn('manager'),
      await demo.signIn('manager'),
    ]
    expect((await here.get(page)).text).toContain('Log out all others')
    await demo.product.fault('endOtherSignIns', '503', 1)
    expect((await here.post(`${page}?sign-ins`, { action: 'end-others' })).text).toContain('Demo fault 503')
    expect((await here.post(`${page}?sign-ins`, { action: 'end-others' })).location).toBe(page)
    expect([await isIn(here), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
  })

  test('says when the list cannot be loaded, and is left out where the server has none', async () => {
    const here = await demo.signIn('manager')
    await demo.product.fault('signIns', '503', 1)
    expect((await here.get(page)).text).toContain('Demo fault 503')
    await demo.product.fault('signIns', '404', 1)
    const { status, text } = await here.get(page)
    expect([status, text.includes('Where you are signed in')]).toEqual([200, false])
  })
})
