import { getId, toInput } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestWorld } from './world.ts'

/** Calls of generated drafts. */
export function playDraftingSteps(w: TestWorld) {
  const { ask } = w
  const { addPolicy, beginReply, addLearnedAnswer, receiveQuestion } = w.steps
  return {
    draftingSettings: () => ask('draftingSettings'),
    updateDraftingSettings: async () =>
      ask(
        'updateDraftingSettings',
        toInput({ version: (await ask('draftingSettings'))['version'], tone: 'formal' }),
      ),
    testModel: () => ask('testModel'),
    writeDraft: async () =>
      ask('writeDraft', { id: (await receiveQuestion()).threadId, ...toInput({ tone: 'friendly' }) }),
    draftSteps: async () => ask('draftSteps', { id: (await beginReply()).id }),
    rateDraft: async () => ask('rateDraft', { id: (await beginReply()).id, ...toInput({ reason: 'tone' }) }),
    askPolicies: () => ask('askPolicies', toInput({ question: 'How long can I return it?' })),
    sampleReplies: () => ask('sampleReplies'),
    gaps: () => ask('gaps'),
    updateGap: async () => {
      await addPolicy()
      await ask('sampleReplies')
      const { gaps } = (await ask('gaps')) as { gaps: InputBody[] }
      await ask('updateGap', { id: getId(gaps[0] ?? {}), ...toInput({ state: 'dismissed' }) })
    },
    learnedQuestions: async () => ask('learnedQuestions', { id: (await addLearnedAnswer()).policyId }),
    deleteLearnedQuestion: async () => ask('deleteLearnedQuestion', { id: (await addLearnedAnswer()).id }),
    restoreLearnedQuestion: async () => {
      const { id } = await addLearnedAnswer()
      await ask('deleteLearnedQuestion', { id })
      await ask('restoreLearnedQuestion', { id })
    },
  }
}
