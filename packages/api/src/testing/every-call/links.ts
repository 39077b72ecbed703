import { input } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of the mailbox and the shop that a store is linked to. */
export function linkStory(w: World) {
  const { ask } = w
  const { link, linkShop, startShop } = w.steps
  return {
    linkMailbox: () => ask('linkMailbox', link()),
    integrations: () => ask('integrations'),
    testMailbox: () => ask('testMailbox'),
    mailSync: () => ask('mailSync'),
    changeMailSync: () => ask('changeMailSync', input({ is_paused: true })),
    syncNow: async () => {
      await ask('changeMailSync', input({ is_paused: false }))
      await ask('syncNow')
    },
    linkShop: () => ask('linkShop', linkShop()),
    startShopOAuth: startShop,
    finishShopOAuth: async () => ask('finishShopOAuth', input({ query: await startShop() })),
    testShop: () => ask('testShop'),
  }
}
