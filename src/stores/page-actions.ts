import { atom } from 'nanostores'

/** Something that can be done on a page: the palette lists it, a key does it. */
export interface PageAction {
  readonly group: 'here' | 'mail'
  readonly label: string
  readonly key: string | undefined
  readonly run: () => void
}

/** Lists what can be done on this page now. */
export const $pageActions = atom<() => readonly PageAction[]>(() => [])
