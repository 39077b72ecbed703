/** Choices without zod, for browsers. The schemas use the same lists. */

/** The state of a store: `suspended`, the first missing part of its set-up, `failing` if a connection fails, or `ready`. */
export const setUpStates = [
  'suspended',
  'not_onboarded',
  'no_document',
  'no_mailbox',
  'no_shop',
  'failing',
  'ready',
] as const

/** The filters of the list of people in the admin area. */
export const adminPeopleFilters = ['locked', 'unverified', 'admins'] as const

/** The reason why a draft was bad. */
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

/** The tones of drafts. */
export const draftTones = ['friendly', 'neutral', 'formal'] as const

/** The lengths of drafts. */
export const draftLengths = ['short', 'medium', 'long'] as const

/** The colors of tags. */
export const tagColors = [
  'gray',
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
] as const

export type TagColor = (typeof tagColors)[number]
