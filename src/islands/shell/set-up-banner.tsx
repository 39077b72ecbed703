import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $setUpBanner, isSetUpBannerDismissed } from '../../stores/set-up-banner.ts'
import { createIsland } from '../create-island.tsx'
import { setUpBannerMessages as words } from './words.ts'

interface SetUpBannerProps {
  /** The missing set-up steps, each with the page that adds it. */
  readonly missing: readonly { readonly label: string; readonly href: string }[]
  readonly documents: boolean
  readonly integration: boolean
}

function SetUpBannerView({ missing, documents, integration }: SetUpBannerProps) {
  const notification = useStore($setUpBanner, { ssr: () => undefined })
  useEffect(() => {
    const facts = { documents, integration }
    if (!isSetUpBannerDismissed(facts)) $setUpBanner.set({ ...facts, isOpen: true })
  }, [documents, integration])

  function closeBanner(): void {
    $setUpBanner.set({ documents, integration, isOpen: false })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }

  return (
    <div role="status" id="set-up-banner">
      {notification?.isOpen && (
        <div
          className="set-up-banner float popup line gap-3 start"
          onKeyDown={({ key }) => key === 'Escape' && closeBanner()}
        >
          <div>
            <p>{words.text}</p>
            <ul className="row gap-0 gap-x-3">
              {missing.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
          <button className="icon-button" type="button" aria-label={words.dismiss} onClick={closeBanner}>
            ×
          </button>
        </div>
      )}
    </div>
  )
}

/** The yellow banner that lists the missing parts of the set-up. */
export const SetUpBanner = createIsland(SetUpBannerView)
