import type { Locator, Page, Request } from '@playwright/test'
import { buildLink, routes } from '../../../src/routes.ts'
import type { RouteName } from '../../../src/routes.ts'
import { expect, delayIslandCode, test } from '../demo.ts'
import type { DemoName } from '../demo.ts'

interface Place {
  readonly as?: DemoName
  readonly path?: string
}

/** The visitor and the address of each page. Pages that are missing have no island of their own. */
const places: Partial<Record<RouteName, Place>> = {
  signin: {},
  adminSignin: {},
  signup: {},
  forgotPassword: {},
  resetPassword: { path: `${buildLink('resetPassword')}?token=some-token` },
  verifyEmail: { as: 'unverified', path: buildLink('verifyEmail') },
  dashboard: { as: 'owner' },
  selectStore: { as: 'owner' },
  policies: { as: 'owner' },
  createPolicy: { as: 'owner' },
  integration: { as: 'owner' },
  examples: { as: 'owner' },
  createExample: { as: 'owner' },
  settings: { as: 'owner', path: buildLink('settings', { tab: 'email-configuration' }) },
  accounts: { as: 'owner' },
}
const controls = 'button, summary, select, input[type="checkbox"], a[data-press]'
const header = /avatar-menu|store-switcher/

for (const name of Object.keys(places) as RouteName[]) {
  const { as, path = buildLink(name) } = places[name] ?? {}

  test(`does the first press on each island of ${routes[name].pattern} as if it were awake`, async ({
    page,
    signIn,
    expectedErrors,
  }) => {
    test.setTimeout(120_000)
    expectedErrors.push(/status of 400/)
    if (as === 'unverified') await page.goto('/signup')
    if (as) await signIn(as)
    const calls = await refuseChanges(page)
    const asked = watchRequests(page)
    await delayIslandCode(page, 150)
    await page.goto(path)
    const count = await page.locator('astro-island').count()
    expect(count).toBeGreaterThan(0)
    for (let index = 0; index < count; index += 1) {
      const place = page.locator('astro-island').nth(index)
      const url = (await place.getAttribute('component-url')) ?? ''
      if (name !== 'dashboard' && header.test(url)) continue
      const control = place.locator(controls).filter({ visible: true }).first()
      await page.goto(path)
      // Islands without controls have nothing to press.
      if ((await control.count()) === 0) continue
      await place.locator('button, input, summary').first().dispatchEvent('pointerover')
      await expect(place).not.toHaveAttribute('ssr')
      calls.length = 0
      await control.click()
      const awake = await lookAtLast(page, place, calls, asked)

      await page.goto(path)
      calls.length = 0
      await control.click()
      await expect(place).not.toHaveAttribute('ssr')
      await expect.poll(() => look(page, place, calls), url).toEqual(awake)
    }
  })
}

/** Returns the visible result of a press: the text of the island and of an open menu, the calls, and the address. */
async function look(page: Page, place: Locator, calls: readonly string[]) {
  const words = (await place.count()) > 0 ? await place.innerText() : ''
  const opened = await page.locator('[role="menu"], .toast').allInnerTexts()
  const states = await place
    .locator('input')
    .evaluateAll((all) => all.map((input) => input.getAttribute('type')))
  return { words, opened, states, calls: [...calls], url: page.url() }
}

/** The same once the page is stable, with all code loaded and all calls answered. */
async function lookAtLast(page: Page, place: Locator, calls: readonly string[], asked: ReadonlySet<Request>) {
  let last = await look(page, place, calls)
  let wasQuiet = false
  const settle = async () => {
    const before = JSON.stringify(last)
    last = await look(page, place, calls)
    // On a busy machine the code of a press may still load after half a second.
    const stays = wasQuiet && JSON.stringify(last) === before && !/loading/i.test(before)
    wasQuiet = asked.size === 0
    return stays && wasQuiet
  }
  await expect.poll(settle, { intervals: [500] }).toBe(true)
  return last
}

/** The pending requests of a page, except the event stream. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'eventsource' && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  return asked
}

/** Refuses and lists all calls that would change data. */
async function refuseChanges(page: Page): Promise<string[]> {
  const calls: string[] = []
  await page.route(/.*/, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    return route.fulfill({ status: 400, json: { detail: 'Refused by the test.' } })
  })
  return calls
}
