import * as z from 'zod/mini'
import { draftLengths, draftTones } from '../choice-lists.ts'

/** The message for a language that is not offered. */
export const languageMissingMessage = 'Please choose a language.'

/** The requested tone of a draft. */
export const toneField = z.enum(draftTones)

/** The requested length of a draft. */
export const lengthField = z.enum(draftLengths)

/** The code of the language of a draft, one of those that the server offers. */
export const languageField = z.string().check(z.regex(/^[a-z]{2}$/, languageMissingMessage))
