import * as z from 'zod/mini'
import { draftLengths, draftTones } from '../choices.ts'

/** The refusal of a language that is not offered. */
export const languageMissing = 'Please choose a language.'

/** How a draft is to sound, as it is asked for. */
export const toneField = z.enum(draftTones)

/** How much a draft is to say, as it is asked for. */
export const lengthField = z.enum(draftLengths)

/** The code of the language of a draft, one of those that the server offers. */
export const languageField = z.string().check(z.regex(/^[a-z]{2}$/, languageMissing))
