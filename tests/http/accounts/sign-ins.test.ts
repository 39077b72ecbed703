import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { useDemo } from '../use-demo.ts'

const page = '/accounts-page'

const demo = useDemo()

const isIn = async (browser: Browser) => (await browser.get(page)).status === 200

interface SignIns {
  sign_ins: { id: string; is_current: boolean }[]
}

describe('the places where a person is signed in', () => {
  test('are listed, and each other one is ended', async () => {
    const [here, there] = [await demo.signIn('manager'), await demo.signIn('manager')]
    expect((await here.get(page)).text).toContain('This browser')
    const { sign_ins: all } = (await here.call('GET', buildTestPath('signIns'))).json() as SignIns
    const [other, ...more] = all.filter(({ is_current: isCurrent }) => !isCurrent)
    expect(more).toEqual([])
    expect((await here.call('DELETE', buildTestPath('endSignIn', other?.id))).status).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await here.get(page)).text).toContain('You are signed in nowhere else.')
  })

  test('are one, once all others are ended', async () => {
    const here = await demo.signIn('manager')
    const others = [await demo.signIn('manager'), await demo.signIn('manager')]
    expect((await here.get(page)).text).toContain('Log out all others')
    expect((await here.call('DELETE', buildTestPath('endOtherSignIns'))).status).toBe(200)
    expect([await isIn(here), ...(await Promise.all(others.map(isIn)))]).toEqual([true, false, false])
  })

  test('have a sentence when the list cannot be loaded, and are left out where the server has none', async () => {
    const here = await demo.signIn('manager')
    await demo.product.fault('signIns', '503', 1)
    expect((await here.get(page)).text).toContain('Demo fault 503')
    await demo.product.fault('signIns', '404', 1)
    const { status, text } = await here.get(page)
    expect([status, text.includes('Where you are signed in')]).toEqual([200, false])
  })
})
