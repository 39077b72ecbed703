import type { Read } from '@draftdesk/contract'
import { gapMessages } from './words.ts'
import { link } from '../../routes.ts'

/** Converts unanswered and recently answered questions to what the page shows. */
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
