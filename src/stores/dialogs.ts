import { atom } from 'nanostores'

/** The dialog of the shell that is open: the palette, or the list of keys. */
export const $dialog = atom<'palette' | 'keys' | undefined>()

/** Text that a person typed before the palette's code came. */
export const $typedAhead = atom('')
