import { atom } from 'nanostores'
import type { SavedFilter } from '../models/saved-filters.ts'

/** The saved filters of the menu, once the page has newer ones than it came with. */
export const $savedFilters = atom<readonly SavedFilter[] | undefined>()
