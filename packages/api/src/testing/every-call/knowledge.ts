import { createFile, getId, toInput, textOrEmpty } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of policies and examples. */
export function playKnowledgeSteps(w: TestWorld) {
  const { ask } = w
  const { addExample, addPolicy, beginReply, addExampleFile, addExampleProposal, addEditSuggestion } = w.steps
  const tryChange = () =>
    ask('startReplay', toInput({ policy: { title: 'Returns', text: 'You have 60 days.' } }))
  return {
    policies: async () => {
      await addPolicy()
      await ask('policies')
    },
    createPolicy: addPolicy,
    uploadPolicy: () =>
      ask('uploadPolicy', toInput({ file: createFile('x.txt', 'We ship on Monday.', 'text/plain') })),
    policy: async () => ask('policy', { id: getId(await addPolicy()) }),
    updatePolicy: async () => {
      const { id, version } = await addPolicy()
      await ask('updatePolicy', { id: textOrEmpty(id), ...toInput({ version, title: 'Sending back' }) })
    },
    deletePolicy: async () => ask('deletePolicy', { id: getId(await addPolicy()) }),
    restorePolicy: async () => {
      const id = getId(await addPolicy())
      await ask('deletePolicy', { id })
      await ask('restorePolicy', { id })
    },
    examples: async () => {
      await addExample()
      await ask('examples')
    },
    createExample: addExample,
    example: async () => ask('example', { id: getId(await addExample()) }),
    updateExample: async () => {
      const { id, version } = await addExample()
      await ask('updateExample', { id: textOrEmpty(id), ...toInput({ version, is_on: false }) })
    },
    addExampleFile: addExampleFile,
    removeExampleFile: async () => {
      const [file] = (await addExampleFile())['files'] as InputBody[]
      await ask('removeExampleFile', { id: getId(file ?? {}) })
    },
    deleteExample: async () => ask('deleteExample', { id: getId(await addExample()) }),
    restoreExample: async () => {
      const id = getId(await addExample())
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
      await ask('acceptExampleProposal', { id, ...toInput(texts) })
    },
    updateExampleProposal: async () =>
      ask('updateExampleProposal', {
        id: (await addExampleProposal()).id,
        ...toInput({ state: 'dismissed' }),
      }),
    editSuggestions: addEditSuggestion,
    policyContradictions: async () => ask('policyContradictions', { id: getId(await addPolicy()) }),
    exampleContradictions: async () => ask('exampleContradictions', { id: getId(await addExample()) }),
    updateEditSuggestion: async () =>
      ask('updateEditSuggestion', { id: await addEditSuggestion(), ...toInput({ state: 'dismissed' }) }),
    startReplay: tryChange,
    replay: async () => ask('replay', { id: getId(await tryChange()) }),
    cancelReplay: async () => ask('cancelReplay', { id: getId(await tryChange()) }),
    savedReplies: async () => {
      await addExample()
      await ask('savedReplies', toInput({ q: 'late' }))
    },
    insertSavedReply: async () => {
      const id = getId(await addExample())
      const draft = await beginReply()
      await ask('insertSavedReply', { id, ...toInput({ draft_id: draft.id }) })
    },
  }
}
