import type { CallName, CallRequest } from '@draftdesk/contract'

/** The id of an entry and the edited version. */
export interface EntryVersion {
  readonly id: string
  readonly version: number
}

/** An entry that can be switched on and off. */
export interface SwitchableEntry extends EntryVersion {
  readonly isOn: boolean
}

/**
 * The calls on the entries of a list. `Page` is the call that lists them, and `One` answers a single entry.
 */
export interface EntryRequests<Texts, Page extends CallName = CallName, One extends CallName = CallName> {
  readonly list: (cursor?: string) => CallRequest<Page>
  readonly show: (id: string) => CallRequest<One>
  readonly create: (texts: Texts) => CallRequest<One>
  readonly edit: (edited: EntryVersion, texts: Texts) => CallRequest<One>
  readonly toggle: (entry: SwitchableEntry) => CallRequest<One>
  readonly remove: (id: string) => CallRequest
  readonly restore: (id: string) => CallRequest<One>
}
