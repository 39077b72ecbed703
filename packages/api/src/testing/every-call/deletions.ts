import { input } from './inputs.ts'
import type { World } from './world.ts'

/** Calls that delete what the other calls need. */
export function deletionStory(w: World) {
  const { ask } = w
  const { linkShop, startConsent } = w.steps
  return {
    chooseShop: () => ask('unlinkShop').then(() => ask('chooseShop', input({ choice: 'later' }))),
    unlinkShop: () => ask('linkShop', linkShop()).then(() => ask('unlinkShop')),
    unlinkMailbox: () => ask('unlinkMailbox'),
    startMailboxOAuth: startConsent,
    finishMailboxOAuth: async () => ask('finishMailboxOAuth', input({ query: await startConsent() })),
  }
}
