import * as z from 'zod/mini'
import { draftLanguages, draftLengths, draftTones } from './choices.ts'

/** How a draft is to sound, as it is asked for. */
export const toneField = z.enum(draftTones)

/** How much a draft is to say, as it is asked for. */
export const lengthField = z.enum(draftLengths)

/** In which language a draft is to be, as it is asked for. */
export const languageField = z.enum(draftLanguages, 'Please choose a language.')
