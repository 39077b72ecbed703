import { getId, toInput } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Each versioned call, sent after a conflicting change. */
export function playConflictSteps(w: TestWorld) {
  const { ask } = w
  const { addExample, addPolicy, beginReply, mailboxLogin, shopLogin, loseReply, receiveQuestion } = w.steps
  return {
    updatePolicy: async () => {
      const id = getId(await addPolicy())
      await ask('updatePolicy', { id, ...toInput({ version: 99, title: 'Late' }) }, 409)
    },
    updateExample: async () => {
      const id = getId(await addExample())
      await ask('updateExample', { id, ...toInput({ version: 99, title: 'Late' }) }, 409)
    },
    linkMailbox: async () => {
      await ask('unlinkMailbox')
      await ask('linkMailbox', mailboxLogin())
      await ask('linkMailbox', mailboxLogin({ version: 99 }), 409)
    },
    linkShop: async () => {
      await ask('linkShop', shopLogin())
      await ask('linkShop', shopLogin({ version: 99 }), 409)
    },
    updateThread: async () => {
      const id = (await receiveQuestion()).threadId
      await ask('updateThread', { id, ...toInput({ version: 99, is_archived: true }) }, 409)
    },
    updateDraft: async () => {
      const { id } = await beginReply()
      await ask('updateDraft', { id, ...toInput({ version: 99, body: 'Late' }) }, 409)
    },
    sendDraft: async () => {
      const { id, emailId } = await beginReply()
      await ask('sendDraft', { id, ...toInput({ version: 99, seen: emailId, key: `late-${id}` }) }, 409)
    },
    undoSend: async () => {
      const { sending } = await loseReply()
      await ask('undoSend', { id: sending }, 409)
    },
    settleSend: async () => {
      const { sending } = await loseReply()
      await ask('settleSend', { id: sending, ...toInput({ arrived: true }) })
      await ask('settleSend', { id: sending, ...toInput({ arrived: true }) }, 409)
    },
    updateMember: async () => {
      const { id } = await w.team.add('late', 'agent')
      await ask('updateMember', { id, ...toInput({ role: 'owner', was: 'manager' }) }, 409)
    },
    updateSettings: () => ask('updateSettings', toInput({ version: 99, name: 'Late' }), 409),
    updateRetention: () => {
      const days = { resolved: null, archived: null, spam: null, activity: null }
      return ask('updateRetention', toInput({ version: 99, ...days }), 409)
    },
    updateDraftingSettings: () =>
      ask('updateDraftingSettings', toInput({ version: 99, tone: 'formal' }), 409),
  }
}
