import { atom } from 'nanostores'

/** An action of the page. The palette lists it, and a key may run it. */
export interface PageAction {
  readonly group: 'here' | 'mail'
  readonly label: string
  readonly key: string | undefined
  readonly run: () => void
}

/** Lists the current actions of the mail. Undefined on other pages. */
export const $pageActions = atom<(() => readonly PageAction[]) | undefined>()
