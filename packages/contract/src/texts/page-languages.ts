/** The languages of pages, mails and answers, each with its own name. The first is the default. */
export const pageLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pl: 'Polski',
} as const

/** A language of pages, mails and answers. */
export type PageLanguage = keyof typeof pageLanguages

export const defaultLanguage: PageLanguage = 'en'

/** The page language of a code such as `de` or `de-AT`, if there is one. */
export function findPageLanguage(code: string | null | undefined): PageLanguage | undefined {
  const base = code?.split('-', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(pageLanguages, base) ? (base as PageLanguage) : undefined
}

/** The most wanted languages that are read. The rest of a longer header is ignored. */
const maxWantedLanguages = 20

/** The page language that an `Accept-Language` header prefers (RFC 9110, section 12.5.4). */
export function choosePageLanguage(header: string | null | undefined): PageLanguage {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',', maxWantedLanguages)
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: findPageLanguage(code), weight: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wanted.find(({ language }) => language)?.language ?? defaultLanguage
}
