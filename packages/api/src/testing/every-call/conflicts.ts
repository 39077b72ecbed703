import { idOf, input } from './inputs.ts'
import type { World } from './world.ts'

/** Each versioned call, sent after a conflicting change. */
export function conflictStory(w: World) {
  const { ask } = w
  const { addExample, addPolicy, begin, link, linkShop, lose, receiveMail } = w.steps
  return {
    updatePolicy: async () => {
      const id = idOf(await addPolicy())
      await ask('updatePolicy', { id, ...input({ version: 99, title: 'Late' }) }, 409)
    },
    updateExample: async () => {
      const id = idOf(await addExample())
      await ask('updateExample', { id, ...input({ version: 99, title: 'Late' }) }, 409)
    },
    linkMailbox: async () => {
      await ask('unlinkMailbox')
      await ask('linkMailbox', link())
      await ask('linkMailbox', link({ version: 99 }), 409)
    },
    linkShop: async () => {
      await ask('linkShop', linkShop())
      await ask('linkShop', linkShop({ version: 99 }), 409)
    },
    updateThread: async () => {
      const id = (await receiveMail()).threadId
      await ask('updateThread', { id, ...input({ version: 99, is_archived: true }) }, 409)
    },
    updateDraft: async () => {
      const { id } = await begin()
      await ask('updateDraft', { id, ...input({ version: 99, body: 'Late' }) }, 409)
    },
    sendDraft: async () => {
      const { id, emailId } = await begin()
      await ask('sendDraft', { id, ...input({ version: 99, seen: emailId, key: `late-${id}` }) }, 409)
    },
    undoSend: async () => {
      const { sending } = await lose()
      await ask('undoSend', { id: sending }, 409)
    },
    settleSend: async () => {
      const { sending } = await lose()
      await ask('settleSend', { id: sending, ...input({ arrived: true }) })
      await ask('settleSend', { id: sending, ...input({ arrived: true }) }, 409)
    },
    updateMember: async () => {
      const { id } = await w.team.add('late', 'agent')
      await ask('updateMember', { id, ...input({ role: 'owner', was: 'manager' }) }, 409)
    },
    updateSettings: () => ask('updateSettings', input({ version: 99, name: 'Late' }), 409),
    updateRetention: () => {
      const days = { resolved: null, archived: null, spam: null, activity: null }
      return ask('updateRetention', input({ version: 99, ...days }), 409)
    },
    updateDraftingSettings: () => ask('updateDraftingSettings', input({ version: 99, tone: 'formal' }), 409),
  }
}
