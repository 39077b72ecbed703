import { readPage } from './page.ts'

/** What was typed on a page that was left, by the ids of its fields, and whose it is. */
interface Typed {
  readonly path: string
  readonly person: string
  readonly fields: Readonly<Record<string, string>>
  /** The person was led away from it, and is on their way back. */
  readonly isDue: boolean
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'typed-fields'
const fieldSelector = 'form[method="post"] :is(input, textarea, select)[id][name]'
const typedTypes = new Set(['text', 'email', 'number', 'search', 'select-one', 'tel', 'textarea', 'url'])

/** Notes what was typed on this page and is not saved, as it is left. Passwords are never noted. */
export function noteTyped(): void {
  const fields = Object.fromEntries(
    findFields()
      .filter(isChanged)
      .map(({ id, value }) => [id, value]),
  )
  if (Object.keys(fields).length === 0 || read()?.isDue) return
  const typed: Typed = { path: location.pathname, person: person(), fields, isDue: false }
  sessionStorage.setItem(key, JSON.stringify(typed))
}

/**
 * Sees to what was typed on the page before: on that page again it is put back, on one that `leadsBack` there it waits,
 * and on any other it is forgotten. Answers whether it waits.
 */
export function settleTyped(leadsBack: string | undefined): boolean {
  const typed = read()
  if (!typed) return false
  if (typed.isDue && typed.path === location.pathname) {
    if (typed.person === person()) putBack(typed.fields)
    sessionStorage.removeItem(key)
    return false
  }
  const waits = typed.isDue || typed.path === leadsBack
  if (waits) sessionStorage.setItem(key, JSON.stringify({ ...typed, isDue: true }))
  else sessionStorage.removeItem(key)
  return waits && typed.path === leadsBack
}

/** Forgets it, as the person leaves. */
export function dropTyped(): void {
  sessionStorage.removeItem(key)
}

function read(): Typed | undefined {
  const text = sessionStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as Typed)
}

function person(): string {
  const page = readPage()
  return page.kind === 'verified' ? page.user.id : ''
}

function putBack(fields: Typed['fields']): void {
  for (const field of findFields()) {
    const text = fields[field.id]
    if (text === undefined || isChanged(field)) continue
    field.value = text
    field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }))
  }
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldSelector)].filter(
    ({ type, name }) => typedTypes.has(type) && !/password|code/.test(name),
  )
}

function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const [chosen] = field.selectedOptions
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return chosen !== first
}
