import { readPageSessionData } from './session/page-session-data.ts'

/** The unsaved fields of a page that the user left, by id or name, with the user's id. */
interface UnsavedFields {
  readonly path: string
  readonly person: string
  readonly fields: Readonly<Record<string, string>>
  /** The person was redirected away from the page and will return to it. */
  readonly isDue: boolean
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const storageKey = 'unsaved-fields'
// Checkboxes are found by name. Text fields need an id, because several forms use the same names.
const fieldSelector =
  'form:is([method="post"], [method="dialog"]) :is(input, textarea, select):is([id], [type="checkbox"])[name]'

/** Stores this page's unsaved fields as the user leaves it, without passwords. `isDue`: the page is about to reload. */
export function saveUnsavedFields(isDue = false): void {
  const changed = findFields().filter(isFieldChanged)
  if (changed.length === 0 || loadUnsavedFields()?.isDue) return
  const fields = Object.fromEntries(changed.map((field) => [getFieldKey(field), field.value]))
  const unsaved: UnsavedFields = { path: location.pathname, person: getPersonId(), fields, isDue }
  sessionStorage.setItem(storageKey, JSON.stringify(unsaved))
}

/** Reloads this page with its unsaved input. */
export function reloadWithUnsavedFields(): void {
  saveUnsavedFields(true)
  location.reload()
}

/**
 * Restores unsaved input on its page when it is due or after the back button. Otherwise it keeps input that is
 * due or whose page is `returnTo`, drops the rest, and returns true for `returnTo`.
 */
export function restoreUnsavedInput(returnTo: string | undefined, isBack: boolean): boolean {
  const unsaved = loadUnsavedFields()
  if (!unsaved) return false
  if ((unsaved.isDue || isBack) && unsaved.path === location.pathname) {
    if (unsaved.person === getPersonId()) restoreFields(unsaved.fields)
    sessionStorage.removeItem(storageKey)
    return false
  }
  const waits = unsaved.isDue || unsaved.path === returnTo
  if (waits) sessionStorage.setItem(storageKey, JSON.stringify({ ...unsaved, isDue: true }))
  else sessionStorage.removeItem(storageKey)
  return waits && unsaved.path === returnTo
}

/** Deletes the unsaved fields, as the person signs out. */
export function deleteUnsavedFields(): void {
  sessionStorage.removeItem(storageKey)
}

function loadUnsavedFields(): UnsavedFields | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : (JSON.parse(text) as UnsavedFields)
}

function getPersonId(): string {
  const page = readPageSessionData()
  return page.kind === 'verified' ? page.user.id : ''
}

function restoreFields(fields: UnsavedFields['fields']): void {
  for (const field of findFields()) {
    const text = fields[getFieldKey(field)]
    if (text === undefined || isFieldChanged(field)) continue
    if (isCheckbox(field)) field.click()
    else if (field.value !== text) {
      field.value = text
      field.dispatchEvent(new Event(field.type === 'select-one' ? 'change' : 'input', { bubbles: true }))
    }
  }
}

function findFields(): FormControl[] {
  return [...document.querySelectorAll<FormControl>(fieldSelector)].filter(
    ({ type, name }) => !/password|hidden|file|radio/.test(type) && !/password|code|confirmed/.test(name),
  )
}

const getFieldKey = ({ id, name }: FormControl): string => id || name

const isCheckbox = (field: FormControl): field is HTMLInputElement => field.type === 'checkbox'

function isFieldChanged(field: FormControl): boolean {
  if (isCheckbox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const [chosen] = field.selectedOptions
  const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return chosen !== first
}
