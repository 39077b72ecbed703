import type { PageLanguage } from '@draftdesk/contract/page-languages'

/** The word between a browser and its system. */
const joints: Readonly<Record<PageLanguage, string>> = {
  en: 'on',
  de: 'auf',
  fr: 'sur',
  es: 'en',
  nl: 'op',
  pl: '–',
}

/** The device of a sign-in, such as `Firefox on Linux`, in another language. */
export const translateDevice = (language: PageLanguage, device: string): string =>
  device.replace(' on ', ` ${joints[language]} `)
