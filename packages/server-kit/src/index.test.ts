import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from './index.ts'

test('version is that of the product', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  expect(version).toBe((JSON.parse(manifest) as { version: string }).version)
})
