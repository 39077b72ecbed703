/** What can be chosen, without zod, for browsers that offer it; the schemas build on the same lists. */

/** How far a store's set-up is: the first thing that is missing, or nothing. */
export const setUpStates = ['not_onboarded', 'no_document', 'no_mailbox', 'no_shop', 'ready'] as const

/** Why a draft was no good. */
export const draftFaults = ['wrong', 'incomplete', 'tone', 'length', 'language', 'other'] as const

/** How drafts are to sound. */
export const draftTones = ['friendly', 'neutral', 'formal'] as const

/** How much drafts are to say. */
export const draftLengths = ['short', 'medium', 'long'] as const

/** Languages that drafts can be asked for in. */
export const draftLanguages = [
  ...['cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'sv', 'tr'],
] as const
