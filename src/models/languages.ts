import type { Answer } from '@draftdesk/contract'

/** A language that drafts can be written in. */
export interface LanguageChoice {
  readonly code: string
  readonly name: string
}

/** Converts an offered language to what a menu shows. */
export const toLanguage = ({ code, name }: Answer<'languages'>[number]): LanguageChoice => ({ code, name })

/** Finds the chosen language by code, or by name as some servers send it. */
export const findLanguageChoice = (all: readonly LanguageChoice[], chosen: string | null | undefined) =>
  all.find(({ code, name }) => code === chosen || name === chosen)
