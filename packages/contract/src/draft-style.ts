import * as z from 'zod/mini'

/** How drafts are to sound. */
export const draftTones = ['friendly', 'neutral', 'formal'] as const

/** How much drafts are to say. */
export const draftLengths = ['short', 'medium', 'long'] as const

/** Languages that drafts can be asked for in. */
export const draftLanguages = [
  ...['cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv', 'tr'],
] as const

/** How a draft is to sound, as it is asked for. */
export const toneField = z.enum(draftTones)

/** How much a draft is to say, as it is asked for. */
export const lengthField = z.enum(draftLengths)

/** In which language a draft is to be, as it is asked for. */
export const languageField = z.string().check(z.regex(/^[a-z]{2}$/, 'Please choose a language.'))
