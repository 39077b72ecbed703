import type { Answer } from '@draftdesk/contract'

/** A language that drafts can be written in. */
export interface Language {
  readonly code: string
  readonly name: string
}

/** A language on offer, for people. */
export const toLanguage = ({ code, name }: Answer<'languages'>[number]): Language => ({ code, name })

/** The language that a person has chosen: some servers know it by its name. */
export const findLanguage = (all: readonly Language[], chosen: string | null | undefined) =>
  all.find(({ code, name }) => code === chosen || name === chosen)
