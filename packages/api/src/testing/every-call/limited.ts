import { stores } from '../../database/schema.ts'
import { testPassword } from '../api.ts'
import { pngPicture } from '../files/pictures.ts'
import { pushBrowser } from './account.ts'
import { createFile, idOf, asInput, nextPassword } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Each rate-limited call of a signed-in user, with valid inputs. */
export function listLimitedInputs(w: TestWorld) {
  const linkVersion = async (kind: 'mailbox' | 'shop') =>
    ((await w.ask('integrations'))[kind] as InputBody)['version']
  const {
    addExample,
    beginReply,
    beginForward,
    invitePerson,
    mailboxLogin,
    shopLogin,
    loseReply,
    addNote,
    receiveQuestion,
  } = w.steps
  /** Replies have a number of the store's own, which no scale changes. */
  const allowReplies = (repliesPerMinute: number | null) =>
    w.t.api.services.db.update(stores).set({ repliesPerMinute })
  return {
    changePassword: async () => ({
      id: w.owner.id,
      ...asInput({ current_password: testPassword, new_password: nextPassword }),
    }),
    proveIdentity: async () => asInput({ secret: testPassword }),
    beginTwoStep: async () => asInput({ current_password: testPassword }),
    confirmTwoStep: async () => asInput({ code: '000000' }),
    renewRecoveryCodes: async () => asInput({ code: '000000' }),
    endTwoStep: async () => asInput({ current_password: testPassword, code: '000000' }),
    provePasskey: async () => asInput({ credential: '{}' }),
    uploadPicture: async () => ({
      id: w.owner.id,
      ...asInput({ file: createFile('me.png', pngPicture, 'image/png') }),
    }),
    createStore: async () => asInput({ name: 'One more' }),
    deleteStore: async () => asInput({ name: (await w.ask('settings'))['name'] }),
    deleteAccount: async () => asInput({ confirmation: testPassword }),
    addPushBrowser: async () => asInput(pushBrowser),
    createPolicy: async () => asInput({ title: 'One', text: 'One more.' }),
    uploadPolicy: async () => asInput({ file: createFile('x.txt', 'We ship on Monday.', 'text/plain') }),
    createExample: async () => asInput({ title: 'One', question: 'Where?', answer: 'There.' }),
    findExampleProposals: async () => ({}),
    policyContradictions: async () => ({ id: idOf(await w.steps.addPolicy()) }),
    exampleContradictions: async () => ({ id: idOf(await addExample()) }),
    startReplay: async () => asInput({ policy: { title: 'One', text: 'One more.' } }),
    createInvite: async () => asInput({ email: 'limited@invited.test', role: 'agent' }),
    resendInvite: async () => ({ id: idOf(await invitePerson('again-limited')) }),
    linkMailbox: async () => mailboxLogin({ version: await linkVersion('mailbox') }),
    testMailbox: async () => ({}),
    syncNow: async () => ({}),
    linkShop: async () => shopLogin({ version: await linkVersion('shop') }),
    startShopOAuth: async () => asInput({ domain: 'northwind' }),
    startMailboxOAuth: async () => asInput({ provider: 'google' }),
    testShop: async () => ({}),
    createNote: async () => ({
      id: (await receiveQuestion()).threadId,
      ...asInput({ body: 'In stock?', key: 'limited-note' }),
    }),
    createDraft: async () => asInput({ thread_id: (await receiveQuestion()).threadId, body: 'One' }),
    createForward: async () => ({ id: (await receiveQuestion()).emailId }),
    setForward: async () => ({ id: idOf(await beginForward()), ...asInput({ as: 'inline', files: [] }) }),
    addExampleFile: async () => ({
      id: idOf(await addExample()),
      ...asInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    addNoteFile: async () => ({
      id: await addNote(),
      ...asInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    addDraftFile: async () => ({
      id: (await beginReply()).id,
      ...asInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    resendPersonCode: async () => ({ token: w.admin, id: await w.steps.addPerson('limited-code') }),
    sendDraft: async () => {
      const { id, version, emailId } = await beginReply()
      await allowReplies(0)
      return { id, ...asInput({ version, seen: emailId, key: `limited-${id}` }) }
    },
    settleSend: async () => {
      await allowReplies(null)
      const { sending } = await loseReply()
      await allowReplies(0)
      return { id: sending, ...asInput({ arrived: false }) }
    },
    writeDraft: async () => ({ id: (await receiveQuestion()).threadId, ...asInput({ tone: 'friendly' }) }),
    askPolicies: async () => asInput({ question: 'How long can I return it?' }),
    testModel: async () => ({}),
  }
}
