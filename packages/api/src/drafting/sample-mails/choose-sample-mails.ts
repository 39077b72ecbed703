import { dutchSampleMails } from './dutch-mails.ts'
import { englishSampleMails } from './english-mails.ts'
import { frenchSampleMails } from './french-mails.ts'
import { germanSampleMails } from './german-mails.ts'
import { polishSampleMails } from './polish-mails.ts'
import type { SampleMail } from './sample-mail.ts'
import { spanishSampleMails } from './spanish-mails.ts'

export const sampleMailsByLanguage: Readonly<Record<string, readonly SampleMail[]>> = {
  de: germanSampleMails,
  en: englishSampleMails,
  es: spanishSampleMails,
  fr: frenchSampleMails,
  nl: dutchSampleMails,
  pl: polishSampleMails,
}

/** The sample mails in the language of most passages. English if that language has none. */
export function chooseSampleMails(
  passages: readonly { readonly language: string | undefined }[],
): readonly SampleMail[] {
  const counts = new Map<string, number>()
  for (const { language } of passages)
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [mostUsed] = [...counts].toSorted(([, a], [, b]) => b - a)
  return sampleMailsByLanguage[mostUsed?.[0] ?? 'en'] ?? englishSampleMails
}
