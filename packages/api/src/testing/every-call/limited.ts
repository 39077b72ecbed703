import { stores } from '../../database/schema.ts'
import { password } from '../api.ts'
import { png } from '../files/pictures.ts'
import { pushBrowser } from './account.ts'
import { fileOf, idOf, input, nextPassword } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Each rate-limited call of a signed-in user, with valid inputs. */
export function limitedInputs(w: World) {
  const versionOf = async (kind: 'mailbox' | 'shop') =>
    ((await w.ask('integrations'))[kind] as Body)['version']
  const { addExample, begin, forward, invite, link, linkShop, lose, note, receiveMail } = w.steps
  /** Replies have a number of the store's own, which no scale changes. */
  const allowReplies = (repliesPerMinute: number | null) =>
    w.t.api.services.db.update(stores).set({ repliesPerMinute })
  return {
    changePassword: async () => ({
      id: w.owner.id,
      ...input({ current_password: password, new_password: nextPassword }),
    }),
    proveIdentity: async () => input({ secret: password }),
    beginTwoStep: async () => input({ current_password: password }),
    confirmTwoStep: async () => input({ code: '000000' }),
    renewRecoveryCodes: async () => input({ code: '000000' }),
    endTwoStep: async () => input({ current_password: password, code: '000000' }),
    provePasskey: async () => input({ credential: '{}' }),
    uploadPicture: async () => ({ id: w.owner.id, ...input({ file: fileOf('me.png', png, 'image/png') }) }),
    createStore: async () => input({ name: 'One more' }),
    deleteStore: async () => input({ name: (await w.ask('settings'))['name'] }),
    deleteAccount: async () => input({ confirmation: password }),
    addPushBrowser: async () => input(pushBrowser),
    createPolicy: async () => input({ title: 'One', text: 'One more.' }),
    uploadPolicy: async () => input({ file: fileOf('x.txt', 'We ship on Monday.', 'text/plain') }),
    createExample: async () => input({ title: 'One', question: 'Where?', answer: 'There.' }),
    findExampleProposals: async () => ({}),
    startReplay: async () => input({ policy: { title: 'One', text: 'One more.' } }),
    createInvite: async () => input({ email: 'limited@invited.test', role: 'agent' }),
    resendInvite: async () => ({ id: idOf(await invite('again-limited')) }),
    linkMailbox: async () => link({ version: await versionOf('mailbox') }),
    testMailbox: async () => ({}),
    syncNow: async () => ({}),
    linkShop: async () => linkShop({ version: await versionOf('shop') }),
    startShopOAuth: async () => input({ domain: 'northwind' }),
    startMailboxOAuth: async () => input({ provider: 'google' }),
    testShop: async () => ({}),
    createNote: async () => ({
      id: (await receiveMail()).threadId,
      ...input({ body: 'In stock?', key: 'limited-note' }),
    }),
    createDraft: async () => input({ thread_id: (await receiveMail()).threadId, body: 'One' }),
    createForward: async () => ({ id: (await receiveMail()).emailId }),
    setForward: async () => ({ id: idOf(await forward()), ...input({ as: 'inline', files: [] }) }),
    addExampleFile: async () => ({
      id: idOf(await addExample()),
      ...input({ file: fileOf('x.png', png, 'image/png') }),
    }),
    addNoteFile: async () => ({ id: await note(), ...input({ file: fileOf('x.png', png, 'image/png') }) }),
    addDraftFile: async () => ({
      id: (await begin()).id,
      ...input({ file: fileOf('x.png', png, 'image/png') }),
    }),
    resendPersonCode: async () => ({ token: w.admin, id: await w.steps.addPerson('limited-code') }),
    sendDraft: async () => {
      const { id, version, emailId } = await begin()
      await allowReplies(0)
      return { id, ...input({ version, seen: emailId, key: `limited-${id}` }) }
    },
    settleSend: async () => {
      await allowReplies(null)
      const { sending } = await lose()
      await allowReplies(0)
      return { id: sending, ...input({ arrived: false }) }
    },
    writeDraft: async () => ({ id: (await receiveMail()).threadId, ...input({ tone: 'friendly' }) }),
    askPolicies: async () => input({ question: 'How long can I return it?' }),
    testModel: async () => ({}),
  }
}
