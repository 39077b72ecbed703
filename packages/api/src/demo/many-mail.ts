import type { Services } from '../calls/call-handler.ts'
import { addThread } from '../threads/matching/add-thread.ts'
import { addDemoDraft } from './drafts.ts'

const questionTexts = [
  'Do you ship to Iceland, and what would it cost?',
  'The zipper of my jacket broke. Do you repair it?',
  'I ordered an L and an M came. Who pays for sending it back?',
  'Is the wool from a certified farm?',
]

/** Adds many threads with drafts to a store, like a busy day. */
export async function addManyMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  storeId: string,
  count: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const says = questionTexts[number % questionTexts.length] ?? ''
    const createdAt = new Date(clock() - number * 60_000)
    const mail = {
      direction: 'in' as const,
      sender: `Customer ${number} <customer${number}@mail.test>`,
      body: says,
    }
    const subject = `Question ${number}`
    const threadId = await addThread(db, storeId, { subject, emails: [{ ...mail, createdAt }] })
    await addDemoDraft(db, storeId, threadId, { createdAt, nowMs: clock() })
  }
}
