import { expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()
const page = '/settings-page/customers'

test(`${page} needs the permission to change settings`, async () => {
  expect((await demo.browser.get(page)).text).toContain('Customer data')
  const agent = await demo.signIn('agent')
  expect((await agent.get(page)).location).toBe('/error')
})
