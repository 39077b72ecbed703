import { fileOf, idOf, input, inputText } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of policies and examples. */
export function knowledgeStory(w: World) {
  const { ask } = w
  const { addExample, addPolicy, begin, exampleFile, propose, suggest } = w.steps
  const tryChange = () =>
    ask('startReplay', input({ policy: { title: 'Returns', text: 'You have 60 days.' } }))
  return {
    policies: async () => {
      await addPolicy()
      await ask('policies')
    },
    createPolicy: addPolicy,
    uploadPolicy: () =>
      ask('uploadPolicy', input({ file: fileOf('x.txt', 'We ship on Monday.', 'text/plain') })),
    policy: async () => ask('policy', { id: idOf(await addPolicy()) }),
    updatePolicy: async () => {
      const { id, version } = await addPolicy()
      await ask('updatePolicy', { id: inputText(id), ...input({ version, title: 'Sending back' }) })
    },
    deletePolicy: async () => ask('deletePolicy', { id: idOf(await addPolicy()) }),
    restorePolicy: async () => {
      const id = idOf(await addPolicy())
      await ask('deletePolicy', { id })
      await ask('restorePolicy', { id })
    },
    examples: async () => {
      await addExample()
      await ask('examples')
    },
    createExample: addExample,
    example: async () => ask('example', { id: idOf(await addExample()) }),
    updateExample: async () => {
      const { id, version } = await addExample()
      await ask('updateExample', { id: inputText(id), ...input({ version, is_on: false }) })
    },
    addExampleFile: exampleFile,
    removeExampleFile: async () => {
      const [file] = (await exampleFile())['files'] as Body[]
      await ask('removeExampleFile', { id: idOf(file ?? {}) })
    },
    deleteExample: async () => ask('deleteExample', { id: idOf(await addExample()) }),
    restoreExample: async () => {
      const id = idOf(await addExample())
      await ask('deleteExample', { id })
      await ask('restoreExample', { id })
    },
    exampleProposals: async () => {
      await propose()
      await ask('exampleProposals')
    },
    findExampleProposals: () => ask('findExampleProposals'),
    acceptExampleProposal: async () => {
      const { id, texts } = await propose()
      await ask('acceptExampleProposal', { id, ...input(texts) })
    },
    updateExampleProposal: async () =>
      ask('updateExampleProposal', { id: (await propose()).id, ...input({ state: 'dismissed' }) }),
    editSuggestions: suggest,
    updateEditSuggestion: async () =>
      ask('updateEditSuggestion', { id: await suggest(), ...input({ state: 'dismissed' }) }),
    startReplay: tryChange,
    replay: async () => ask('replay', { id: idOf(await tryChange()) }),
    cancelReplay: async () => ask('cancelReplay', { id: idOf(await tryChange()) }),
    savedReplies: async () => {
      await addExample()
      await ask('savedReplies', input({ q: 'late' }))
    },
    insertSavedReply: async () => {
      const id = idOf(await addExample())
      const draft = await begin()
      await ask('insertSavedReply', { id, ...input({ draft_id: draft.id }) })
    },
  }
}
