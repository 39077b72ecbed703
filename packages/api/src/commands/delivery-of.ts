import { join } from 'node:path'
import { outboxDelivery, smtpDelivery, type Deliver } from '../notices/delivery.ts'
import type { Settings } from '../platform/settings.ts'
import { print } from './print.ts'

/** Creates the mail delivery of the settings. */
export const deliveryOf = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Deliver =>
  SMTP_URL ? smtpDelivery(SMTP_URL, MAIL_FROM) : outboxDelivery(join(DATA_DIR, 'outbox'), MAIL_FROM, print)
