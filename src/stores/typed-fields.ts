import { readPage } from './page.ts'

/** The unsaved fields of a page that the user left, by id or name, with the user's id. */
interface Typed {
  readonly path: string
  readonly person: string
  readonly fields: Readonly<Record<string, string>>
  /** The person was led away from it, and is to be led to it again. */
  readonly isDue: boolean
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const key = 'typed-fields'
// A tick has a name of its own; texts of one name stand in several forms.
const fieldSelector =
  'form:is([method="post"], [method="dialog"]) :is(input, textarea, select):is([id], [type="checkbox"])[name]'

/**
 * Notes what was typed on this page and is not saved, as it is left; `isDue` where the page is about to be opened again.
 * Passwords are never noted.
 */
export function noteTyped(isDue = false): void {
  const changed = findFields().filter(isChanged)
  if (changed.length === 0 || read()?.isDue) return
  const fields = Object.fromEntries(changed.map((field) => [keyOf(field), field.value]))
  const typed: Typed = { path: location.pathname, person: person(), fields, isDue }
  sessionStorage.setItem(key, JSON.stringify(typed))
}

/** Opens this page again, with what was typed. */
export function reloadTyped(): void {
  noteTyped(true)
  location.reload()
}

/**
 * Restores unsaved input on its page when it is due or after the back button. Otherwise it keeps input that is
 * due or whose page is `returnTo`, drops the rest, and returns true for `returnTo`.
 */
export function settleTyped(returnTo: string | undefined, isBack: boolean): boolean {
  const typed = read()
  if (!typed) return false
  if ((typed.isDue || isBack) && typed.path === location.pathname) {
    if (typed.person === person()) putBack(typed.fields)
    sessionStorage.removeItem(key)
    return false
  }
  const waits = typed.isDue || typed.path === returnTo
  if (waits) sessionStorage.setItem(key, JSON.stringify({ ...typed, isDue: true }))
  else sessionStorage.removeItem(key)
  return waits && typed.path === returnTo
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
    const text = fields[keyOf(field)]
    if (text === undefined || isChanged(field)) continue
    if (isTick(field)) field.click()
    else if (field.value !== text) {
      field.value = text
      field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }))
    }
  }
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldSelector)].filter(
    ({ type, name }) => !/password|hidden|file|radio/.test(type) && !/password|code|confirmed/.test(name),
  )
}

const keyOf = ({ id, name }: Field): string => id || name

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

function isChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const [chosen] = field.selectedOptions
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return chosen !== first
}
