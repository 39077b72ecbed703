import type { Read } from '@draftdesk/contract'
import { buildCall } from '@draftdesk/contract/call'
import { gapMessages } from '../messages/learning.ts'
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
