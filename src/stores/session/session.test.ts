import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageSessionData } from './page-session-data.ts'
import { $session, clearStoredSession, savePageSession, getStoredSession, sessionKey } from './session.ts'

/** The browser's storage, in place before the store looks for it. */
vi.hoisted(() => {
  const values = new Map<string, string>()
  const storage: Record<string, unknown> = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
  }
  const proxy = new Proxy(storage, {
    get: (target, key: string) => target[key] ?? values.get(key),
    set: (_target, key: string, value: string) => Boolean(values.set(key, value)),
  })
  Object.defineProperty(globalThis, 'localStorage', { value: proxy })
  Object.assign(globalThis, {
    window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  })
})

const user = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  profileImage: undefined,
  isActive: true,
  isVerified: true,
  isSuperAdmin: false,
  preferedLanguage: 'de',
}
const page: PageSessionData = {
  kind: 'verified',
  epoch: 7,
  email: user.email,
  user,
  role: 'owner',
  permissions: [],
}

beforeEach(() => {
  localStorage.clear()
  clearStoredSession()
})

$session.listen(() => undefined)

describe('savePageSession', () => {
  test('stores the fields of the session under one key, flags as words', () => {
    savePageSession(page)
    const stored = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as Record<string, unknown>
    expect(stored).toMatchObject({
      epoch: 7,
      email: 'ada@example.test',
      firstname: 'Ada',
      lastname: 'Lovelace',
      is_super_admin: 'False',
      preferedlanguage: 'de',
      role: 'owner',
      id: 'u1',
    })
    expect(stored).not.toHaveProperty('token')
  })

  test('keeps when the person signed in over the pages of one session', () => {
    vi.useFakeTimers({ now: 1_000 })
    savePageSession(page)
    const { signedOn } = $session.get()
    vi.setSystemTime(9_000)
    savePageSession({ ...page, epoch: 8 })
    expect($session.get().signedOn).toBe(signedOn)
    savePageSession({ ...page, email: 'grace@example.test' })
    expect($session.get().signedOn).not.toBe(signedOn)
    vi.useRealTimers()
  })

  test('ends the stored session when the server knows nobody', () => {
    savePageSession(page)
    savePageSession({ kind: 'anonymous' })
    expect(getStoredSession()).toMatchObject({ isLoggedIn: false, epoch: 7 })
    expect(getStoredSession().email).toBeUndefined()
  })

  test.for(['unreachable', 'badGateway'] as const)('leaves it when the server could not tell: %s', (kind) => {
    savePageSession(page)
    savePageSession({ kind })
    expect(getStoredSession()).toMatchObject({ isLoggedIn: true, email: 'ada@example.test' })
  })
})

describe('getStoredSession', () => {
  test('reads nobody from what is not a session', () => {
    for (const text of ['', '{', 'null', '"text"', '[]']) {
      localStorage.setItem(sessionKey, text)
      expect(getStoredSession().isLoggedIn).toBe(false)
    }
  })
})
