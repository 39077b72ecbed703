import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveUnsavedFields, restoreUnsavedInput } from './unsaved-fields.ts'

const Select = function Select() {}

/** A field of a form, as far as the notes look at it. */
function field(type: string, name: string, value = '') {
  const made = {
    ...{ id: name, name, type, value, defaultValue: '', dispatchEvent: () => true },
    ...{ checked: value !== '', defaultChecked: false, click: () => (made.value = 'ticked') },
  }
  return made
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

/** Leaves a page for an error page, comes back, and returns the field values. */
function leadAway(...typed: ReturnType<typeof field>[]) {
  fields = typed
  saveUnsavedFields()
  vi.stubGlobal('location', { pathname: '/502-error' })
  const waits = restoreUnsavedInput('/settings-page', false)
  vi.stubGlobal('location', { pathname: '/settings-page' })
  fields = typed.map(({ type, name }) => field(type, name))
  restoreUnsavedInput(undefined, false)
  return { waits, shown: fields.map(({ value }) => value) }
}

test.each(['text', 'email', 'number', 'url', 'search', 'tel', 'textarea'])(
  'what was typed into a field of the type %s is there again',
  (type) => {
    expect(leadAway(field(type, 'typed', '7'))).toEqual({ waits: true, shown: ['7'] })
  },
)

test('what was ticked is pressed again, by its name where it has no id', () => {
  const tick = { ...field('checkbox', 'choose-1', 'yes'), id: '' }
  expect(leadAway(tick)).toEqual({ waits: true, shown: ['ticked'] })
})

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

/** Opens the page of a form again and returns its field values. */
function openAgain(isBack: boolean, isDue = false) {
  fields = [field('text', 'title', '7')]
  saveUnsavedFields(isDue)
  fields = [field('text', 'title')]
  restoreUnsavedInput(undefined, isBack)
  return fields.map(({ value }) => value)
}

test('it is there again after going back from a page of the browser', () => {
  expect(openAgain(true)).toEqual(['7'])
})

test('a field that shows it already hears of nothing: a list may act as it is changed', () => {
  const heard: unknown[] = []
  fields = [field('select-one', 'assignee', '7')]
  saveUnsavedFields(true)
  const shown = { ...field('select-one', 'assignee', '7'), defaultValue: '7' }
  fields = [{ ...shown, dispatchEvent: () => heard.push('change') > 0 }]
  restoreUnsavedInput(undefined, false)
  expect(heard).toEqual([])
})

test('it is forgotten where the page is opened again otherwise: it may be saved', () => {
  expect(openAgain(false)).toEqual([''])
})

test('it is there again where the page was opened again for it', () => {
  expect(openAgain(false, true)).toEqual(['7'])
})

test('it is forgotten after going back where another page was opened since', () => {
  fields = [field('text', 'title', '7')]
  saveUnsavedFields()
  vi.stubGlobal('location', { pathname: '/dashboard' })
  restoreUnsavedInput(undefined, false)
  vi.stubGlobal('location', { pathname: '/settings-page' })
  fields = [field('text', 'title')]
  restoreUnsavedInput(undefined, true)
  expect(fields.map(({ value }) => value)).toEqual([''])
})
