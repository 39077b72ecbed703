import { idOf, input } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { World } from './world.ts'

/** Calls of generated drafts. */
export function draftingStory(w: World) {
  const { ask } = w
  const { addPolicy, begin, learn, receiveMail } = w.steps
  return {
    draftingSettings: () => ask('draftingSettings'),
    updateDraftingSettings: async () =>
      ask(
        'updateDraftingSettings',
        input({ version: (await ask('draftingSettings'))['version'], tone: 'formal' }),
      ),
    testModel: () => ask('testModel'),
    writeDraft: async () =>
      ask('writeDraft', { id: (await receiveMail()).threadId, ...input({ tone: 'friendly' }) }),
    draftSteps: async () => ask('draftSteps', { id: (await begin()).id }),
    rateDraft: async () => ask('rateDraft', { id: (await begin()).id, ...input({ reason: 'tone' }) }),
    askPolicies: () => ask('askPolicies', input({ question: 'How long can I return it?' })),
    sampleReplies: () => ask('sampleReplies'),
    gaps: () => ask('gaps'),
    updateGap: async () => {
      await addPolicy()
      await ask('sampleReplies')
      const { gaps } = (await ask('gaps')) as { gaps: Body[] }
      await ask('updateGap', { id: idOf(gaps[0] ?? {}), ...input({ state: 'dismissed' }) })
    },
    learnedQuestions: async () => ask('learnedQuestions', { id: (await learn()).policyId }),
    deleteLearnedQuestion: async () => ask('deleteLearnedQuestion', { id: (await learn()).id }),
    restoreLearnedQuestion: async () => {
      const { id } = await learn()
      await ask('deleteLearnedQuestion', { id })
      await ask('restoreLearnedQuestion', { id })
    },
  }
}
