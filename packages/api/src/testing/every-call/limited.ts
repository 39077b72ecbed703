import { stores } from '../../database/schema.ts'
import { testPassword } from '../api.ts'
import { pngPicture } from '../files/pictures.ts'
import { pushBrowser } from './account.ts'
import { createFile, getId, toInput, nextPassword } from './input-values.ts'
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
      ...toInput({ current_password: testPassword, new_password: nextPassword }),
    }),
    proveIdentity: async () => toInput({ secret: testPassword }),
    beginTwoStep: async () => toInput({ current_password: testPassword }),
    confirmTwoStep: async () => toInput({ code: '000000' }),
    renewRecoveryCodes: async () => toInput({ code: '000000' }),
    endTwoStep: async () => toInput({ current_password: testPassword, code: '000000' }),
    provePasskey: async () => toInput({ credential: '{}' }),
    uploadPicture: async () => ({
      id: w.owner.id,
      ...toInput({ file: createFile('me.png', pngPicture, 'image/png') }),
    }),
    createStore: async () => toInput({ name: 'One more' }),
    deleteStore: async () => toInput({ name: (await w.ask('settings'))['name'] }),
    deleteAccount: async () => toInput({ confirmation: testPassword }),
    addPushBrowser: async () => toInput(pushBrowser),
    createPolicy: async () => toInput({ title: 'One', text: 'One more.' }),
    uploadPolicy: async () => toInput({ file: createFile('x.txt', 'We ship on Monday.', 'text/plain') }),
    createExample: async () => toInput({ title: 'One', question: 'Where?', answer: 'There.' }),
    findExampleProposals: async () => ({}),
    policyContradictions: async () => ({ id: getId(await w.steps.addPolicy()) }),
    exampleContradictions: async () => ({ id: getId(await addExample()) }),
    startReplay: async () => toInput({ policy: { title: 'One', text: 'One more.' } }),
    createInvite: async () => toInput({ email: 'limited@invited.test', role: 'agent' }),
    resendInvite: async () => ({ id: getId(await invitePerson('again-limited')) }),
    linkMailbox: async () => mailboxLogin({ version: await linkVersion('mailbox') }),
    testMailbox: async () => ({}),
    syncNow: async () => ({}),
    linkShop: async () => shopLogin({ version: await linkVersion('shop') }),
    startShopOAuth: async () => toInput({ domain: 'northwind' }),
    startMailboxOAuth: async () => toInput({ provider: 'google' }),
    testShop: async () => ({}),
    createNote: async () => ({
      id: (await receiveQuestion()).threadId,
      ...toInput({ body: 'In stock?', key: 'limited-note' }),
    }),
    createDraft: async () => toInput({ thread_id: (await receiveQuestion()).threadId, body: 'One' }),
    createForward: async () => ({ id: (await receiveQuestion()).emailId }),
    setForward: async () => ({ id: getId(await beginForward()), ...toInput({ as: 'inline', files: [] }) }),
    addExampleFile: async () => ({
      id: getId(await addExample()),
      ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    addNoteFile: async () => ({
      id: await addNote(),
      ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    addDraftFile: async () => ({
      id: (await beginReply()).id,
      ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    }),
    resendPersonCode: async () => ({ token: w.admin, id: await w.steps.addPerson('limited-code') }),
    sendDraft: async () => {
      const { id, version, emailId } = await beginReply()
      await allowReplies(0)
      return { id, ...toInput({ version, seen: emailId, key: `limited-${id}` }) }
    },
    settleSend: async () => {
      await allowReplies(null)
      const { sending } = await loseReply()
      await allowReplies(0)
      return { id: sending, ...toInput({ arrived: false }) }
    },
    writeDraft: async () => ({ id: (await receiveQuestion()).threadId, ...toInput({ tone: 'friendly' }) }),
    askPolicies: async () => toInput({ question: 'How long can I return it?' }),
    testModel: async () => ({}),
  }
}
