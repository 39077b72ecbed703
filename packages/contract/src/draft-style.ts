import * as z from 'zod/mini'
import { draftLengths, draftTones } from './choices.ts'

/** How a draft is to sound, as it is asked for. */
export const toneField = z.enum(draftTones)

/** How much a draft is to say, as it is asked for. */
export const lengthField = z.enum(draftLengths)

/** In which language a draft is to be, as it is asked for. */
export const languageField = z.string().check(z.regex(/^[a-z]{2}$/, 'Please choose a language.'))
