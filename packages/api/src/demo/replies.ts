import { setTimeout as wait } from 'node:timers/promises'
import type { HandOver } from '../outbox/hand-over.ts'

/** The demo mail server, which accepts all mails without delivering. The first recipient's address selects a fault: `refused@`, `later@`, `silent@`. */
export const handOverDemo: HandOver = async (_login, { envelope }, marks) => {
  const who = (envelope.to[0] ?? '').split('@')[0]
  if (who === 'refused') return { kind: 'refused', answer: '550 5.1.1 No such user here' }
  if (who === 'later') return { kind: 'later', reason: 'later', answer: '451 4.7.1 Please try again later' }
  await marks.onFirst()
  await wait(50)
  await marks.onEnd()
  return who === 'silent' ? { kind: 'silent' } : { kind: 'sent', answer: '250 2.0.0 OK', rejected: [] }
}
