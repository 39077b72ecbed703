import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { gapMessages, stepMessages } from '../messages/learning.ts'
import { link } from '../routes.ts'

/** What is done with a question that nothing answers. */
export const gapVerbs = {
  dismiss: (id: string) => buildCall('updateGap', { id, state: 'dismissed' }),
}

/** The questions that nothing answers, for people, and those that a document answers by now. */
export const toGaps = ({ gaps, settled }: Read<'gaps'>) => ({
  open: gaps.map(({ id, question, subject, asked, threads }) => ({
    id,
    question,
    subject,
    asked: gapMessages.asked(asked),
    threads: threads.map((thread) => ({ ...thread, href: link('email', { id: thread.id }) })),
    write: link('createPolicy', {}, { question }),
  })),
  settled: settled.map(({ id, question, policy }) => ({
    id,
    question,
    title: gapMessages.by(policy.title),
    href: link('createPolicy', { id: policy.id }),
  })),
})

/** The call that says how a draft came about. */
export const stepsOf = (id: string) => buildCall('draftSteps', { id })

/** How a draft came about, for people. */
export const toSteps = ({ draft_id: draftId, steps }: Read<'draftSteps'>) => ({
  draftId,
  steps: steps.map(({ step, ms, detail, tokens_in: tokensIn, tokens_out: tokensOut }) => ({
    title: stepMessages.steps[step],
    detail,
    time: [
      stepMessages.seconds(ms),
      ...(tokensIn + tokensOut > 0 ? [stepMessages.tokens(tokensIn + tokensOut)] : []),
    ].join(', '),
  })),
  all: stepMessages.all(steps.reduce((sum, { ms }) => sum + ms, 0)),
})
