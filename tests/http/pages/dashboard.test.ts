import { buildTestPath } from '@draftdesk/contract/testing'
import { describe, expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

describe('/dashboard', () => {
  test('shows the newest drafts, how many there are, and nothing of what works', async () => {
    const { text } = await demo.browser.get('/dashboard')
    expect(text).toContain('Where is my order #48213?')
    expect(text).toContain('5 waiting')
    expect(text).toMatch(/<span[^>]*>Needs reply<\/span>\s*<strong[^>]*>\d+</)
    expect(text).toMatch(/href="\/email-page\/detail\/[^"]+filter=drafts"/)
    // The island reads the whole answer from its props.
    expect(text.replace(/ props="[^"]*"/g, '')).not.toMatch(
      /Connections|help@demo\.test|Your store is set up|Repair the/,
    )
  })

  test('asks the upstream for all of it at once', async () => {
    await demo.product.takeCalls()
    await demo.browser.get('/dashboard')
    expect((await demo.product.takeCalls()).map(({ path }) => path).toSorted()).toEqual([
      buildTestPath('session'),
      buildTestPath('dashboard'),
    ])
  })

  test('says why a link does not work, and leads to its repair', async () => {
    await demo.browser.call('POST', buildTestPath('testMailbox'))
    const { text } = await demo.browser.get('/dashboard')
    expect(text).toContain('Not working')
    expect(text).toMatch(/Last checked \d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/)
    expect(text).toMatch(/class="failure"[^>]*>[A-Z][^<]{10,}</)
    expect(text).toMatch(/href="\/integration-page"[^>]*>\s*Repair the email connection/)
  })

  test('says what could not be loaded, and greets all the same', async () => {
    await demo.product.fault('dashboard', '503', 1)
    const { text, status } = await demo.browser.get('/dashboard')
    expect(status).toBe(200)
    expect(text).toContain('Demo fault 503')
    expect(text).toContain('Hello, Olga')
    expect(text).not.toContain('Connections')
  })

  test('does not wait for an upstream that does not answer', async () => {
    await demo.product.fault('dashboard', 'slow=15000', 1)
    const started = performance.now()
    const { text, status } = await demo.browser.get('/dashboard')
    expect([status, performance.now() - started < 9000]).toEqual([200, true])
    expect(text).toContain('Hello, Olga')
  })

  test('goes without drafts and links where the upstream does not know the call', async () => {
    await demo.product.fault('dashboard', '404', 1)
    const { text, status } = await demo.browser.get('/dashboard')
    expect(status).toBe(200)
    expect(text).toContain('Hello, Olga')
    expect(text).toContain('No drafts yet')
    expect(text).not.toContain('Demo fault')
    expect(text).not.toContain('Connections')
    await demo.product.takeCalls()
    expect((await demo.browser.get('/dashboard')).status).toBe(200)
    expect((await demo.product.takeCalls()).map(({ path }) => path)).toEqual([buildTestPath('session')])
  })
})
