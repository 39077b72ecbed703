import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProcess } from '../../harness.ts'
import { openBrowser } from '../browser.ts'
import { startProduct } from '../product.ts'
import type { TestProduct } from '../product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/**
 * Replaces the part of the build that exports Astro's renderer, as an update of Astro might. A build without that part
 * stays unchanged, and the tests below fail.
 */
function replaceRenderer(source: string): string {
  const hook = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        const isRenderer = /^(import [^;]+;\\s*)*export \\{ \\w+ as renderToString/.test(String(loaded.source))
        return isRenderer ? { ...loaded, source: ${JSON.stringify(source)} } : loaded
      },
    })`
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`
}

const failure = /Astro draws the pages by itself.+\n/g

/** A public page, a signed-in page with islands, a missing page, and an endpoint. */
const paths = ['/signin', '/dashboard', '/emails-page', '/settings-page/general', '/nowhere', '/admin', '/']

/** The parts that may differ between responses, such as times, sizes, keys and island ids. */
const own =
  /"(?:date|x-request-id|content-length)":"[^"]+",?|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|&quot;nowMs&quot;:\[0,\d+\]|uid="\w+"/g

/** Reads a full response for a browser with these cookies. */
async function see(site: RunningProcess, cookies: ReadonlyMap<string, string>) {
  const seen: string[] = []
  for (const path of paths) {
    const browser = openBrowser(site.url)
    if (path !== '/signin') for (const [name, value] of cookies) browser.cookies.set(name, value)
    const { status, headers, text } = await browser.get(path)
    const all = JSON.stringify({ path, status, headers: Object.fromEntries(headers) }) + text
    seen.push(
      ...all
        .replaceAll(`:${new URL(site.url).port}`, ':PORT')
        .replaceAll(own, '')
        .split('>'),
    )
  }
  return seen
}

describe('a page', () => {
  test("is drawn by Astro's renderer itself", () => {
    expect(product.site.output()).not.toMatch(failure)
  })

  test.each([
    ['is missing', 'export {}'],
    ['answers something else', 'export const renderToString = async () => ({ chunks: [] })'],
  ])('is the same where the renderer of Astro %s, which the log says once', async (_name, source) => {
    const browser = openBrowser(product.site.url)
    await browser.signIn('owner@demo.test', 'Demo-pass-1')
    const twin = await product.startTwin({ NODE_OPTIONS: replaceRenderer(source) })
    expect(await see(twin, browser.cookies)).toEqual(await see(product.site, browser.cookies))
    expect(twin.output().match(failure)).toHaveLength(1)
    await twin.stop()
  })
})
