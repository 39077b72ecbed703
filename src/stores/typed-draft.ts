import type { Written } from '../models/draft.ts'
import { readPage } from './page.ts'

/** What was typed into a reply and is not saved, and the version that it was typed into. */
export interface Typed extends Written {
  readonly version: number
  /** The conversation of the reply. */
  readonly thread: string
}

interface Stored extends Typed {
  readonly person: string
  readonly atMs: number
}

const prefix = 'draft-'
/** A text that nobody came back for is forgotten after this long. */
const longestMs = 30 * 86_400_000

const person = (): string => {
  const page = readPage()
  return page.kind === 'verified' ? page.user.id : ''
}

/** Holds in this browser what was typed into a reply and is not saved: tabs are closed, and sessions end. */
export function rememberTyped(id: string, typed: Typed, nowMs: number): void {
  const stored: Stored = { ...typed, person: person(), atMs: nowMs }
  localStorage.setItem(prefix + id, JSON.stringify(stored))
}

/** What was typed into a reply in this browser by the same person and never saved. */
export function recallTyped(id: string): Typed | undefined {
  const stored = read(prefix + id)
  return stored?.person === person() ? stored : undefined
}

/** What the same person typed into a reply of a conversation that is none of `drafts`: somebody sent or discarded it. */
export function recallLost(
  thread: string,
  drafts: readonly string[],
): (Typed & { readonly id: string }) | undefined {
  for (const key of Object.keys(localStorage)) {
    const id = key.startsWith(prefix) ? key.slice(prefix.length) : undefined
    const typed = id === undefined || drafts.includes(id) ? undefined : recallTyped(id)
    if (id !== undefined && typed?.thread === thread) return { ...typed, id }
  }
  return undefined
}

/** Forgets it, once it is saved. */
export function forgetTyped(id: string): void {
  localStorage.removeItem(prefix + id)
}

/** Forgets the texts that nobody came back for. */
export function sweepTyped(nowMs: number): void {
  for (const key of Object.keys(localStorage)) {
    const atMs = key.startsWith(prefix) ? read(key)?.atMs : undefined
    if (atMs !== undefined && atMs < nowMs - longestMs) localStorage.removeItem(key)
  }
}

function read(key: string): Stored | undefined {
  const text = localStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as Stored)
}
