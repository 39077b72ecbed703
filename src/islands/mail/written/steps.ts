import type { Read } from '@draftdesk/contract'
import { stepWords } from './words.ts'

/** Converts the steps of a draft to what its view shows. */
export const toSteps = ({ draft_id: draftId, steps }: Read<'draftSteps'>) => ({
  draftId,
  steps: steps.map(({ step, ms, detail, tokens_in: tokensIn, tokens_out: tokensOut }) => ({
    title: stepWords.steps[step],
    detail,
    time: [
      stepWords.seconds(ms),
      ...(tokensIn + tokensOut > 0 ? [stepWords.tokens(tokensIn + tokensOut)] : []),
    ].join(', '),
  })),
  all: stepWords.all(steps.reduce((sum, { ms }) => sum + ms, 0)),
})
