import { toInput } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of the mailbox and the shop that a store is linked to. */
export function playIntegrationSteps(w: TestWorld) {
  const { ask } = w
  const { mailboxLogin, shopLogin, startShopOAuth } = w.steps
  return {
    linkMailbox: () => ask('linkMailbox', mailboxLogin()),
    integrations: () => ask('integrations'),
    testMailbox: () => ask('testMailbox'),
    mailSync: () => ask('mailSync'),
    changeMailSync: () => ask('changeMailSync', toInput({ is_paused: true })),
    syncNow: async () => {
      await ask('changeMailSync', toInput({ is_paused: false }))
      await ask('syncNow')
    },
    linkShop: () => ask('linkShop', shopLogin()),
    startShopOAuth: startShopOAuth,
    finishShopOAuth: async () => ask('finishShopOAuth', toInput({ query: await startShopOAuth() })),
    testShop: () => ask('testShop'),
  }
}
