import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const missing = { documents: true, integration: false }

beforeEach(() => {
  vi.resetModules()
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('$setUpBanner', () => {
  test('is remembered for the next page of the tab', async () => {
    const page = await import('./set-up-banner.ts')
    expect(page.isSetUpBannerDismissed(missing)).toBe(false)
    page.$setUpBanner.set({ ...missing, isOpen: true })
    expect(page.isSetUpBannerDismissed(missing)).toBe(false)
    page.$setUpBanner.set({ ...missing, isOpen: false })
    vi.resetModules()
    const next = await import('./set-up-banner.ts')
    expect(next.isSetUpBannerDismissed(missing)).toBe(true)
  })

  test('is another once something else is missing', async () => {
    const { $setUpBanner: $notification, isSetUpBannerDismissed: isDismissed } =
      await import('./set-up-banner.ts')
    $notification.set({ ...missing, isOpen: false })
    expect(isDismissed({ documents: true, integration: true })).toBe(false)
  })
})
