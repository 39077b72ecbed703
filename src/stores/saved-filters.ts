import { atom } from 'nanostores'
import type { SavedFilter } from '../models/saved-filters.ts'

/** The saved filters of the menu, if newer than at page load. */
export const $savedFilters = atom<readonly SavedFilter[] | undefined>()
