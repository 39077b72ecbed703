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

describe('$notification', () => {
  test('is remembered for the next page of the tab', async () => {
    const page = await import('./notification.ts')
    expect(page.isDismissed(missing)).toBe(false)
    page.$notification.set({ ...missing, isOpen: true })
    expect(page.isDismissed(missing)).toBe(false)
    page.$notification.set({ ...missing, isOpen: false })
    vi.resetModules()
    const next = await import('./notification.ts')
    expect(next.isDismissed(missing)).toBe(true)
  })

  test('is another once something else is missing', async () => {
    const { $notification, isDismissed } = await import('./notification.ts')
    $notification.set({ ...missing, isOpen: false })
    expect(isDismissed({ documents: true, integration: true })).toBe(false)
  })
})
