import { png } from '../files/pictures.ts'
import { fileOf, idOf, input } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of people's drafts, and of sending them. */
export function draftStory(w: World) {
  const { ask } = w
  const { begin, forward, lose, press } = w.steps
  return {
    createDraft: begin,
    draft: async () => ask('draft', { id: (await begin()).id }),
    updateDraft: async () => {
      const { id, version } = await begin()
      await ask('updateDraft', { id, ...input({ version, body: 'It left us today.' }) })
    },
    dropDraftActions: async () => ask('dropDraftActions', { id: (await begin()).id }),
    discardDraft: async () => ask('discardDraft', { id: (await begin()).id }),
    restoreDraft: async () => {
      const { id } = await begin()
      await ask('discardDraft', { id })
      await ask('restoreDraft', { id })
    },
    addDraftFile: async () =>
      ask('addDraftFile', { id: (await begin()).id, ...input({ file: fileOf('x.png', png, 'image/png') }) }),
    removeDraftFile: async () => {
      const { id } = await begin()
      const added = await ask('addDraftFile', { id, ...input({ file: fileOf('x.png', png, 'image/png') }) })
      const [first] = (added['files'] as Body[] | undefined) ?? [added]
      await ask('removeDraftFile', { id: idOf(first ?? {}) })
    },
    createForward: forward,
    setForward: async () => {
      const draft = await forward()
      await ask('setForward', { id: idOf(draft), ...input({ as: 'inline', files: [] }) })
    },
    recipients: async () => {
      await press()
      await ask('recipients', input({ q: 'ann' }))
    },
    sendDraft: press,
    undoSend: async () => ask('undoSend', { id: (await press()).sending }),
    settleSend: async () => ask('settleSend', { id: (await lose()).sending, ...input({ arrived: true }) }),
  }
}
