import type { Transaction } from '../database/transact.ts'
import { passwordMail } from '../notices/messages.ts'
import type { Services } from './visit.ts'

/** Notifies a person of a changed password. */
export const tellChanged =
  ({ mailer, siteUrl }: Services) =>
  (tx: Transaction, { email }: { email: string }): Promise<void> =>
    mailer.send(tx, passwordMail(email, siteUrl))
