import { atom } from 'nanostores'

/** The dialog of the shell that is open: the palette, or the list of keys. */
export const $shellDialog = atom<'palette' | 'keys' | undefined>()

/** Text that was typed before the palette's code loaded. */
export const $earlyInput = atom('')
