/** Choices without zod, for browsers. The schemas use the same lists. */

/** How a store stands: the first thing that its set-up lacks, `failing` if a connection of it does not work, or `ready`. */
export const setUpStates = [
  'not_onboarded',
  'no_document',
  'no_mailbox',
  'no_shop',
  'failing',
  'ready',
] as const

/** Why a draft was no good. */
export const draftFaults = [
  'wrong',
  'incomplete',
  'order',
  'appended',
  'language',
  'tone',
  'length',
  'other',
] as const

/** How drafts are to sound. */
export const draftTones = ['friendly', 'neutral', 'formal'] as const

/** How much drafts are to say. */
export const draftLengths = ['short', 'medium', 'long'] as const
