import type { Written } from '../models/draft.ts'
import { readPage } from './page.ts'

/** What was typed into a reply and is not saved, and the version that it was typed into. */
export interface Typed extends Written {
  readonly version: number
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
