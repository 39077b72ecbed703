import { atom, onMount, onSet } from 'nanostores'

/** The state of the yellow banner: the missing set-up steps, and open or closed. */
export interface SetUpBannerState {
  readonly documents: boolean
  readonly integration: boolean
  readonly isOpen: boolean
}

const storageKey = 'notification'

/** The yellow banner of this tab, stored for the life of the tab. Undefined until it was shown once. */
export const $setUpBanner = atom<SetUpBannerState | undefined>()

onMount($setUpBanner, () => {
  // The server cannot read the browser's storage, so it renders an empty place for the banner.
  if (typeof sessionStorage === 'undefined') return
  const text = sessionStorage.getItem(storageKey)
  if (text !== null) $setUpBanner.set(JSON.parse(text) as SetUpBannerState)
})
onSet($setUpBanner, ({ newValue }) => {
  if (newValue) sessionStorage.setItem(storageKey, JSON.stringify(newValue))
})

/** True when this tab dismissed the banner for the same missing steps. */
export function isSetUpBannerDismissed(missing: Omit<SetUpBannerState, 'isOpen'>): boolean {
  const last = $setUpBanner.get()
  return (
    last?.isOpen === false && last.documents === missing.documents && last.integration === missing.integration
  )
}
