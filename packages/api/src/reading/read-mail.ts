import { withTextLimits } from '../platform/text-limits.ts'
import { findLanguage } from './find-language.ts'
import type { ParsedMail, MailWithLanguage } from './parsed-mail.ts'
import { parseMail } from './parse-mail.ts'
import type { MailSource } from './parse-mail.ts'

/** Parses a mail and finds its language. It has the limits of `parseMail`. */
export const readMail = withTextLimits(
  parseMail.limits,
  async function readMail(source: MailSource): Promise<MailWithLanguage> {
    return addMailLanguage(await parseMail(source))
  },
)

/**
 * Finds the language of a parsed mail. The data of the language detection takes 57 MB of memory, so the worker threads
 * that parse mails do not load it.
 */
export const addMailLanguage = (mail: ParsedMail): MailWithLanguage => ({
  ...mail,
  language: findLanguage(mail.text.slice(0, mail.foldAt)),
})
