import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteTyped, settleTyped } from './typed-fields.ts'

const Select = function Select() {}

/** A field of a form, as far as the notes look at it. */
function field(type: string, name: string, value = '') {
  return { id: name, name, type, value, defaultValue: '', dispatchEvent: () => true }
}

const stored = new Map<string, string>()
let fields: ReturnType<typeof field>[] = []

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('document', { querySelectorAll: () => fields, querySelector: () => null })
  vi.stubGlobal('location', { pathname: '/settings-page' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What fields show after a person was led away from them and came back. */
function leadAway(...typed: ReturnType<typeof field>[]) {
  fields = typed
  noteTyped()
  vi.stubGlobal('location', { pathname: '/502-error' })
  const waits = settleTyped('/settings-page')
  vi.stubGlobal('location', { pathname: '/settings-page' })
  fields = typed.map(({ type, name }) => field(type, name))
  settleTyped(undefined)
  return { waits, shown: fields.map(({ value }) => value) }
}

test.each(['text', 'email', 'number', 'url', 'search', 'tel', 'textarea'])(
  'what was typed into a field of the type %s is there again',
  (type) => {
    expect(leadAway(field(type, 'typed', '7'))).toEqual({ waits: true, shown: ['7'] })
  },
)

test.each([
  ['password', 'secret'],
  ['text', 'password'],
  ['text', 'code'],
  ['hidden', 'id'],
  ['file', 'document'],
  ['checkbox', 'confirmed'],
])('a field of the type %s that is called %s is not noted', (type, name) => {
  expect(leadAway(field(type, name, '7'))).toEqual({ waits: false, shown: [''] })
})
