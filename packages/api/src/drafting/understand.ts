import { findLanguage } from '../reading/language.ts'
import type { Understood } from './facts.ts'

/** A mail of a customer as it is read: what is new in it, without quote and signature. */
export interface CustomerMail {
  subject: string
  text: string
  /** What the mail was found to be written in. */
  language?: string | undefined
  /** The store's own language, for a mail that is too short to tell. */
  storeLanguage?: string | undefined
}

/** Finds out what a mail wants: pure, and the same for the same mail. */
export function understand({ subject, text, language, storeLanguage = 'en' }: CustomerMail): Understood {
  const questions = text.match(/[^.!?\n]+\?/g)?.map((question) => question.trim()) ?? [text.trim() || subject]
  return {
    language: language ?? findLanguage(text) ?? storeLanguage,
    questions,
    search: questions,
    orders: [...`${subject}\n${text}`.matchAll(/#\s?(\d{3,})/g)].map(([, number]) => `#${number ?? ''}`),
    asksForOrder: false,
    risks: [],
  }
}
