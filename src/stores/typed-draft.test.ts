import { beforeEach, describe, expect, test, vi } from 'vitest'

const dayMs = 86_400_000
const typed = {
  to: 'a@b.test',
  cc: '',
  subject: 'Re: Mug',
  body: 'It is on its way.',
  version: 3,
  thread: 't1',
}

/** What a page of this person has; each page has its own copy. */
async function openAs(id: string) {
  vi.resetModules()
  const user = { id, isSuperAdmin: false }
  const facts = { kind: 'verified', epoch: 1, email: 'a@b.test', user, permissions: [] }
  vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(facts) }) })
  return import('./typed-draft.ts')
}

beforeEach(() => {
  // Node's own needs a file; a page's has its keys as its own.
  const stored: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  }
  const page = new Proxy(stored, {
    get: (target, name): unknown => Reflect.get(methods, name) ?? Reflect.get(target, name),
  })
  vi.stubGlobal('localStorage', page)
  vi.stubGlobal('sessionStorage', undefined)
})

describe('rememberTyped', () => {
  test('holds what was typed, with the version that it was typed into, until it is saved', async () => {
    const { rememberTyped, recallTyped, forgetTyped } = await openAs('ann')
    rememberTyped('d1', typed, 0)
    expect(recallTyped('d1')).toMatchObject(typed)
    expect(recallTyped('d2')).toBeUndefined()
    forgetTyped('d1')
    expect(recallTyped('d1')).toBeUndefined()
  })

  test('shows it to nobody else', async () => {
    const ann = await openAs('ann')
    ann.rememberTyped('d1', typed, 0)
    const bob = await openAs('bob')
    expect(bob.recallTyped('d1')).toBeUndefined()
  })
})

describe('recallLost', () => {
  test('finds what was typed into a reply of the conversation that is no more', async () => {
    const { rememberTyped, recallLost } = await openAs('ann')
    rememberTyped('d1', typed, 0)
    expect(recallLost('t1', ['d2'])).toMatchObject({ id: 'd1', body: typed.body })
    expect(recallLost('t1', ['d1', 'd2'])).toBeUndefined()
    expect(recallLost('t2', [])).toBeUndefined()
  })

  test('shows it to nobody else', async () => {
    const ann = await openAs('ann')
    ann.rememberTyped('d1', typed, 0)
    const bob = await openAs('bob')
    expect(bob.recallLost('t1', [])).toBeUndefined()
  })
})

describe('sweepTyped', () => {
  test('forgets what nobody came back for in a month, and nothing else', async () => {
    const { rememberTyped, recallTyped, sweepTyped } = await openAs('ann')
    localStorage.setItem('session', '{"atMs":0}')
    rememberTyped('old', typed, 0)
    rememberTyped('new', typed, 2 * dayMs)
    sweepTyped(31 * dayMs)
    expect([recallTyped('old'), recallTyped('new')?.version]).toEqual([undefined, 3])
    expect(localStorage.getItem('session')).not.toBeNull()
  })
})
