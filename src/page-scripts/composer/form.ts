import type { Written } from '../../models/draft.ts'

/** The forms that replies are written in. */
export const forms = 'form[data-composer]'

/** What a person writes in them, field by field. */
export const names = ['to', 'cc', 'subject', 'body'] as const

/** The form that something on the page stands in. */
export function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  return (target instanceof Element && target.closest<HTMLFormElement>(forms)) || undefined
}

/** The reply of a form. */
export const idOf = (form: HTMLFormElement): string => form.dataset['composer'] ?? ''

/** A field of a form by its name. */
export function fieldOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

function readTexts(
  form: HTMLFormElement,
  read: (field: HTMLInputElement | HTMLTextAreaElement) => string,
): Written {
  const text = (name: string) => {
    const field = fieldOf(form, name)
    return field ? read(field) : ''
  }
  return { to: text('to'), cc: text('cc'), subject: text('subject'), body: text('body') }
}

/** What a form holds. */
export const readTyped = (form: HTMLFormElement): Written => readTexts(form, ({ value }) => value)

/** What it held as the server sent it. */
export const readSaved = (form: HTMLFormElement): Written =>
  readTexts(form, ({ defaultValue }) => defaultValue)

/** The version that a form is saved from next. */
export const versionOf = (form: HTMLFormElement): number => Number(fieldOf(form, 'version')?.value)

/** Notes the version that a form is saved from next. */
export function setVersion(form: HTMLFormElement, version: number): void {
  const field = fieldOf(form, 'version')
  if (field) field.value = String(version)
}

/** Shows how far saving is, in the head of a form. What was refused before is over then. */
export function showProgress(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-status]')
  if (status) status.textContent = text
  setRefusal(form, '')
}

/** Shows beside Send why a form was not saved or not sent. */
export function showRefusal(form: HTMLFormElement, text: string): void {
  showProgress(form, '')
  setRefusal(form, text)
}

function setRefusal(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-refusal]')
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}
