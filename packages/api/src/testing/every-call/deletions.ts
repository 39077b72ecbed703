import { toInput } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls that delete what the other calls need. */
export function playDeletionSteps(w: TestWorld) {
  const { ask } = w
  const { shopLogin, startMailboxOAuth } = w.steps
  return {
    chooseShop: () => ask('unlinkShop').then(() => ask('chooseShop', toInput({ choice: 'later' }))),
    unlinkShop: () => ask('linkShop', shopLogin()).then(() => ask('unlinkShop')),
    unlinkMailbox: () => ask('unlinkMailbox'),
    startMailboxOAuth: startMailboxOAuth,
    finishMailboxOAuth: async () => ask('finishMailboxOAuth', toInput({ query: await startMailboxOAuth() })),
  }
}
