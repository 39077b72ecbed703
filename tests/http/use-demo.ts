import { afterAll, beforeAll, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import type { Browser } from './browser.ts'
import { startProduct } from './product.ts'
import type { TestProduct } from './product.ts'

/** The demo for the tests of one file. */
export interface StartedDemo {
  readonly product: TestProduct
  /** Signs a demo person in with a new browser. The first argument is the start of their address. */
  signIn(name: string): Promise<Browser>
}

/** Starts the demo before the tests of a file, and ends it after them. */
export function useDemo(): StartedDemo {
  let product: TestProduct | undefined
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.stop())
  const started = () => {
    if (!product) throw new Error('The demo has not started.')
    return product
  }
  return {
    get product() {
      return started()
    },
    async signIn(name) {
      const browser = openBrowser(started().site.url)
      expect((await browser.signIn(`${name}@demo.test`, 'Demo-pass-1')).status).toBe(303)
      return browser
    },
  }
}

/** The same, with one browser in which the owner is signed in. */
export function useOwner(): StartedDemo & { readonly browser: Browser } {
  const demo = useDemo()
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await demo.signIn('owner')
  })
  return {
    signIn: (name) => demo.signIn(name),
    get product() {
      return demo.product
    },
    get browser() {
      if (!browser) throw new Error('The owner is not signed in.')
      return browser
    },
  }
}
