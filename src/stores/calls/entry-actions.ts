import type { AuthError } from '@draftdesk/auth-core'
import type { Answer, CallName, CallResult } from '@draftdesk/contract'
import type { EntryRequests, SwitchableEntry, EntryVersion } from '../../models/knowledge/entry-requests.ts'
import { siteCall } from './site-call.ts'
import type { SiteCall } from './site-call.ts'
import { explainFailureOrLeave, toFormError } from './explain-failure.ts'
import type { FormError } from './explain-failure.ts'
import { reportChange } from './report-change.ts'

/**
 * The result of a call: the entry or an error message. After a conflict, `current` holds the remote version.
 */
export type EntryResult<Entry, Text = unknown> =
  { readonly ok: true; readonly entry: Entry } | (FormError & { readonly ok: false; readonly current?: Text })

/** A page of a list of entries, with the cursor of the next. */
export interface EntryPage<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | undefined
}

/** A kind of entry: its calls, and the model of its responses. */
export interface EntryKind<Entry, Text, Texts, Page extends CallName, One extends CallName> {
  readonly requests: EntryRequests<Texts, Page, One>
  readonly toPage: (answer: Answer<Page>) => {
    readonly entries: readonly Entry[]
    readonly next: string | null
  }
  readonly toEntry: (answer: Answer<One>) => Entry
  readonly toText: (answer: Answer<One>) => Text
  readonly words: { readonly changeFailed: string; readonly listFailed: string }
}

/** The actions of one list of entries that are written, edited, switched on and off, deleted and restored. */
export interface EntryActions<Entry, Text, Texts> {
  readonly toggle: (entry: SwitchableEntry, call?: SiteCall) => Promise<EntryResult<Entry, Text>>
  /** Creates an entry, or changes the edited version of one. */
  readonly save: (
    texts: Texts,
    edited: EntryVersion | undefined,
    fallback: string,
    call?: SiteCall,
  ) => Promise<EntryResult<Entry, Text>>
  /** Returns the error message if that fails. */
  readonly remove: (id: string, call?: SiteCall) => Promise<string | undefined>
  readonly restore: (id: string, call?: SiteCall) => Promise<EntryResult<Entry, Text>>
  /** The page of a cursor, or the error message. */
  readonly load: (cursor: string, call?: SiteCall) => Promise<EntryPage<Entry> | string>
}

/** Creates the actions of a list. A test passes its own `siteCall`. */
export function createEntryActions<Entry, Text, Texts, Page extends CallName, One extends CallName>({
  requests,
  toPage,
  toEntry,
  toText,
  words,
}: EntryKind<Entry, Text, Texts, Page, One>): EntryActions<Entry, Text, Texts> {
  const toResult = (
    sent: Promise<CallResult<Answer<One>, AuthError>>,
    fallback: string = words.changeFailed,
  ) => toEntryResult(sent, { toEntry, toText }, fallback)

  return {
    toggle: (entry, call = siteCall) => toResult(call(requests.toggle(entry))),
    save: (texts, edited, fallback, call = siteCall) =>
      toResult(call(edited ? requests.edit(edited, texts) : requests.create(texts)), fallback),
    remove: (id, call = siteCall) => reportChange(call(requests.remove(id)), { failed: words.changeFailed }),
    restore: (id, call = siteCall) => toResult(call(requests.restore(id))),
    async load(cursor, call = siteCall) {
      const result = await call(requests.list(cursor))
      if (!result.ok) return explainFailureOrLeave(result.error, words.listFailed)
      const { entries, next } = toPage(result.value)
      return { entries, next: next ?? undefined }
    },
  }
}

/** The answer of a call that saves a version, or the error message. After a conflict, `current` holds the remote version. */
export async function toVersionedResult<Value>(
  sent: Promise<CallResult<Value, AuthError>>,
  words: { readonly failed: string; readonly conflict: string },
): Promise<EntryResult<Value, Value>> {
  const keepAnswer = (answer: Value): Value => answer
  const result = await toEntryResult(sent, { toEntry: keepAnswer, toText: keepAnswer }, words.failed)
  return !result.ok && result.current ? { ...result, problem: words.conflict } : result
}

/** Converts the result of a call to an entry or an error message. */
export async function toEntryResult<Entry, Text, Value>(
  sent: Promise<CallResult<Value, AuthError>>,
  { toEntry, toText }: { toEntry: (answer: Value) => Entry; toText?: (answer: Value) => Text },
  fallback: string,
): Promise<EntryResult<Entry, Text>> {
  const result = await sent
  if (result.ok) return { ok: true, entry: toEntry(result.value) }
  const { code, current } = result.error
  const refused = await toFormError(result.error, fallback)
  if (code !== 'conflict' || current === undefined || !toText) return { ok: false, ...refused }
  // A version conflict contains the current entry in the format of the call's answer.
  return { ok: false, ...refused, current: toText(current as Value) }
}
