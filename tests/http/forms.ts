import { createFormData as multipart } from './browser.ts'
import type { BrowserAnswer, Browser } from './browser.ts'

/** A field of a form: what it is, and what it would send. */
export interface FormField {
  readonly name: string
  readonly type: string
  readonly value: string
  /** The options of a list. */
  readonly options: readonly string[]
}

/** A form of a page as a browser without scripts knows it. */
export interface PageForm {
  readonly action: string
  readonly isMultipart: boolean
  readonly fields: readonly FormField[]
  /** Its buttons: the name and the value that a press adds, and where it sends the form instead. */
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly action: string }[]
}

/** The forms of a page that are posted. */
export function readForms(html: string, path: string): PageForm[] {
  const pieces = [...html.matchAll(/<form\s((?:[^>"]|"[^"]*")*)>(.*?)<\/form>/gs)]
  return pieces
    .filter(([, tag = '']) => readAttribute(tag, 'method') === 'post')
    .map(([, tag = '', inside = '']) => {
      const action = readAttribute(tag, 'action') ?? path
      return {
        action,
        isMultipart: readAttribute(tag, 'enctype') === 'multipart/form-data',
        fields: readFields(inside),
        buttons: [...inside.matchAll(/<button((?:[^>"]|"[^"]*")*)>/g)]
          .map(([, button = '']) => button)
          .filter((button) => readAttribute(button, 'type') !== 'button')
          .map((button) => ({
            name: readAttribute(button, 'name') ?? '',
            value: readAttribute(button, 'value') ?? '',
            action: readAttribute(button, 'formaction') ?? action,
          })),
      }
    })
}

function readFields(inside: string): FormField[] {
  const inputs = [...inside.matchAll(/<input\s((?:[^>"]|"[^"]*")*)>/g)].map(([, tag = '']) => ({
    name: readAttribute(tag, 'name') ?? '',
    // Hidden and read-only fields hold no unsaved input.
    type: /\s(?:hidden|readonly)(?:[\s=]|$)/i.test(tag) ? 'hidden' : (readAttribute(tag, 'type') ?? 'text'),
    value: readAttribute(tag, 'value') ?? '',
    options: [],
  }))
  const texts = [...inside.matchAll(/<textarea\s((?:[^>"]|"[^"]*")*)>(.*?)<\/textarea>/gs)].map(
    ([, tag = '', text = '']) => ({
      name: readAttribute(tag, 'name') ?? '',
      type: 'textarea',
      value: decodeEntities(text),
      options: [],
    }),
  )
  const lists = [...inside.matchAll(/<select\s((?:[^>"]|"[^"]*")*)>(.*?)<\/select>/gs)].map(
    ([, tag = '', list = '']) => {
      const options = [...list.matchAll(/<option((?:[^>"]|"[^"]*")*)>/g)].map(([, option = '']) => option)
      const chosen = options.find((option) => /\sselected/.test(option)) ?? options[0] ?? ''
      return {
        name: readAttribute(tag, 'name') ?? '',
        type: 'select',
        value: readAttribute(chosen, 'value') ?? '',
        options: options.map((option) => readAttribute(option, 'value') ?? ''),
      }
    },
  )
  return [...inputs, ...texts, ...lists].filter(({ name }) => name !== '')
}

/** Posts a form in the coding that it asks for. */
export function submitForm(
  browser: Browser,
  action: string,
  isMultipart: boolean,
  fields: Record<string, string>,
): Promise<BrowserAnswer> {
  return isMultipart ? browser.call('POST', action, multipart(fields)) : browser.post(action, fields)
}

function readAttribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? undefined : decodeEntities(value)
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot));/gi, (_all, decimal, hex, name) =>
    name
      ? (namedEntities[String(name)] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : parseInt(String(hex), 16)),
  )
