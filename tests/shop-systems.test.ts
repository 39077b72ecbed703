import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

const fieldNames = /is_shopify_account_added|shopifyaccount|isShopifyAccountAdded/gi
/** Files that may name a shop system: its folder, texts, settings and test files. */
const isAllowed = (path: string): boolean =>
  /\/shops\/shopify\/|^src\/locales\/|\/wording\/|words\.ts$|\/messages\.ts$|\/messages\/|\/shop-faults\.ts$|settings\.ts$|service-options\.ts$/.test(
    path,
  ) || /\.test\.ts$|\.spec\.ts$|\/testing\/|^tests\/|bench/.test(path)

test('the word Shopify stands in few files besides its own folder, words and settings', () => {
  const found = listSources().filter(
    (path) =>
      !isAllowed(path) && /shopify/i.test(readFileSync(join(root, path), 'utf8').replaceAll(fieldNames, '')),
  )
  expect(found.length).toBeLessThanOrEqual(15)
})
