import { pngPicture } from '../files/pictures.ts'
import { createFile, getId, toInput } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of people's drafts, and of sending them. */
export function playDraftSteps(w: TestWorld) {
  const { ask } = w
  const { beginReply, beginForward, loseReply, sendReply } = w.steps
  return {
    createDraft: beginReply,
    draft: async () => ask('draft', { id: (await beginReply()).id }),
    updateDraft: async () => {
      const { id, version } = await beginReply()
      await ask('updateDraft', { id, ...toInput({ version, body: 'It left us today.' }) })
    },
    dropDraftActions: async () => ask('dropDraftActions', { id: (await beginReply()).id }),
    discardDraft: async () => ask('discardDraft', { id: (await beginReply()).id }),
    restoreDraft: async () => {
      const { id } = await beginReply()
      await ask('discardDraft', { id })
      await ask('restoreDraft', { id })
    },
    addDraftFile: async () =>
      ask('addDraftFile', {
        id: (await beginReply()).id,
        ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
      }),
    removeDraftFile: async () => {
      const { id } = await beginReply()
      const added = await ask('addDraftFile', {
        id,
        ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
      })
      const [first] = (added['files'] as InputBody[] | undefined) ?? [added]
      await ask('removeDraftFile', { id: getId(first ?? {}) })
    },
    createForward: beginForward,
    setForward: async () => {
      const draft = await beginForward()
      await ask('setForward', { id: getId(draft), ...toInput({ as: 'inline', files: [] }) })
    },
    recipients: async () => {
      await sendReply()
      await ask('recipients', toInput({ q: 'ann' }))
    },
    sendDraft: sendReply,
    undoSend: async () => ask('undoSend', { id: (await sendReply()).sending }),
    settleSend: async () =>
      ask('settleSend', { id: (await loseReply()).sending, ...toInput({ arrived: true }) }),
  }
}
