import type { PageLanguage } from '@draftdesk/contract/page-languages'
import { de } from './de.ts'
import { en } from './en.ts'
import type { MailTextsOfLanguage } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

/** The texts of mails and push messages by language. */
export const mailTexts: Readonly<Record<PageLanguage, MailTextsOfLanguage>> = { en, de, fr, es, nl, pl }
