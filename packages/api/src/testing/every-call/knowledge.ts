import { createFile, idOf, asInput, textOrEmpty } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of policies and examples. */
export function playKnowledgeSteps(w: TestWorld) {
  const { ask } = w
  const { addExample, addPolicy, beginReply, addExampleFile, addExampleProposal, addEditSuggestion } = w.steps
  const tryChange = () =>
    ask('startReplay', asInput({ policy: { title: 'Returns', text: 'You have 60 days.' } }))
  return {
    policies: async () => {
      await addPolicy()
      await ask('policies')
    },
    createPolicy: addPolicy,
    uploadPolicy: () =>
      ask('uploadPolicy', asInput({ file: createFile('x.txt', 'We ship on Monday.', 'text/plain') })),
    policy: async () => ask('policy', { id: idOf(await addPolicy()) }),
    updatePolicy: async () => {
      const { id, version } = await addPolicy()
      await ask('updatePolicy', { id: textOrEmpty(id), ...asInput({ version, title: 'Sending back' }) })
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
      await ask('updateExample', { id: textOrEmpty(id), ...asInput({ version, is_on: false }) })
    },
    addExampleFile: addExampleFile,
    removeExampleFile: async () => {
      const [file] = (await addExampleFile())['files'] as InputBody[]
      await ask('removeExampleFile', { id: idOf(file ?? {}) })
    },
    deleteExample: async () => ask('deleteExample', { id: idOf(await addExample()) }),
    restoreExample: async () => {
      const id = idOf(await addExample())
      await ask('deleteExample', { id })
      await ask('restoreExample', { id })
    },
    exampleProposals: async () => {
      await addExampleProposal()
      await ask('exampleProposals')
    },
    findExampleProposals: () => ask('findExampleProposals'),
    acceptExampleProposal: async () => {
      const { id, texts } = await addExampleProposal()
      await ask('acceptExampleProposal', { id, ...asInput(texts) })
    },
    updateExampleProposal: async () =>
      ask('updateExampleProposal', {
        id: (await addExampleProposal()).id,
        ...asInput({ state: 'dismissed' }),
      }),
    editSuggestions: addEditSuggestion,
    policyContradictions: async () => ask('policyContradictions', { id: idOf(await addPolicy()) }),
    exampleContradictions: async () => ask('exampleContradictions', { id: idOf(await addExample()) }),
    updateEditSuggestion: async () =>
      ask('updateEditSuggestion', { id: await addEditSuggestion(), ...asInput({ state: 'dismissed' }) }),
    startReplay: tryChange,
    replay: async () => ask('replay', { id: idOf(await tryChange()) }),
    cancelReplay: async () => ask('cancelReplay', { id: idOf(await tryChange()) }),
    savedReplies: async () => {
      await addExample()
      await ask('savedReplies', asInput({ q: 'late' }))
    },
    insertSavedReply: async () => {
      const id = idOf(await addExample())
      const draft = await beginReply()
      await ask('insertSavedReply', { id, ...asInput({ draft_id: draft.id }) })
    },
  }
}
