import type { ClientRequest, Result } from '@draftdesk/auth-core'
import { getClient } from './client.ts'
import { refuse, refuseForm } from './failure.ts'
import type { Refused } from './failure.ts'

/** The fields of a JSON object as they came. */
export type Fields = Readonly<Record<string, unknown>>

/** What became of a call: its entry, or the sentence to show; `current` is its text when somebody else changed it. */
export type EntryResult<Entry, Text = unknown> =
  { readonly ok: true; readonly entry: Entry } | (Refused & { readonly ok: false; readonly current?: Text })

/** A page of a list of entries, with the cursor of the next. */
export interface EntryPage<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | undefined
}

/** What all that is kept in such a list has in common. */
interface Kept {
  readonly id: string
  readonly version: number
  readonly isOn: boolean
}

interface EntryKind<Entry, Text> {
  /** The address of the list under /v1; its last part names the list in the answer. */
  readonly path: string
  readonly parse: (fields: Fields) => Entry | undefined
  readonly parseText: (fields: Fields) => Text | undefined
  readonly words: { readonly changeFailed: string; readonly listFailed: string }
}

/** The calls of one list of /v1 whose entries are written, edited, switched on and off, deleted and restored. */
export interface Entries<Entry, Text> {
  readonly toggle: (entry: Kept) => Promise<EntryResult<Entry, Text>>
  /** Writes a new entry, or changes the version of one that was edited. */
  readonly save: (
    body: Fields,
    edited: { readonly id: string; readonly version: number } | undefined,
    fallback: string,
  ) => Promise<EntryResult<Entry, Text>>
  /** Answers the sentence to show when it fails. */
  readonly remove: (id: string) => Promise<string | undefined>
  readonly restore: (id: string) => Promise<EntryResult<Entry, Text>>
  /** The page that a cursor leads to, or the sentence to show. */
  readonly load: (cursor: string) => Promise<EntryPage<Entry> | string>
  /** Makes an entry, or the sentence to show, of the answer to any other call. */
  readonly settle: (sent: Promise<Result<unknown>>, fallback: string) => Promise<EntryResult<Entry, Text>>
  readonly address: (id: string, action?: string) => string
}

/** Makes the calls of one list of /v1. */
export function createEntries<Entry, Text>(kind: EntryKind<Entry, Text>): Entries<Entry, Text> {
  const { path, parse, parseText, words } = kind
  const address = (id: string, action = ''): string => `${path}/${encodeURIComponent(id)}${action}`
  const read = <T>(json: unknown, parser: (fields: Fields) => T | undefined): T | undefined =>
    typeof json === 'object' && json !== null ? parser(json as Fields) : undefined

  async function settle(sent: Promise<Result<unknown>>, fallback: string): Promise<EntryResult<Entry, Text>> {
    const result = await sent
    if (!result.ok) {
      const current = result.error.code === 'conflict' ? read(result.error.current, parseText) : undefined
      return {
        ok: false,
        ...(await refuseForm(result.error, fallback)),
        ...(current !== undefined && { current }),
      }
    }
    const entry = read(result.value, parse)
    return entry === undefined ? { ok: false, problem: fallback } : { ok: true, entry }
  }

  const call = (request: ClientRequest, fallback: string = words.changeFailed) =>
    settle(getClient().request(request), fallback)

  return {
    address,
    settle,
    toggle: ({ id, version, isOn }) =>
      call({ method: 'PATCH', path: address(id), body: { version, is_on: !isOn } }),
    save: (body, edited, fallback) =>
      call(
        edited
          ? { method: 'PATCH', path: address(edited.id), body: { ...body, version: edited.version } }
          : { method: 'POST', path, body },
        fallback,
      ),
    async remove(id) {
      const result = await getClient().request({ method: 'DELETE', path: address(id) })
      return result.ok ? undefined : refuse(result.error, words.changeFailed)
    },
    restore: (id) => call({ method: 'POST', path: address(id, '/restore') }),
    async load(cursor) {
      const result = await getClient().request({ path, query: { cursor } })
      if (!result.ok) return refuse(result.error, words.listFailed)
      const fields = (result.value ?? {}) as Fields
      const listed = fields[path.slice(path.lastIndexOf('/') + 1)]
      if (!Array.isArray(listed)) return words.listFailed
      return {
        entries: listed.map((json) => read(json, parse)).filter((entry) => entry !== undefined),
        next: typeof fields['next'] === 'string' ? fields['next'] : undefined,
      }
    },
  }
}

/** What every entry has, or undefined for what is none. */
export function parseKept({ id, version, is_on: isOn }: Fields): Kept | undefined {
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof version !== 'number') return undefined
  return { id: String(id), version, isOn: isOn === true }
}

/** A text, or an empty one for anything else. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')
