import type * as english from '../locales/en/shared/keys.ts'
import { getTexts } from '../locales/get-texts.ts'

/** The keys of the mail by action. */
export const mailKeys = {
  next: 'j',
  previous: 'k',
  rows: '↑ ↓',
  enter: 'Enter',
  leave: 'Esc',
  archive: 'e',
  spam: '!',
  assign: 'm',
  assignToMe: 'i',
  snooze: 'h',
  tag: 'l',
  settle: 's',
  mark: 'u',
  reply: 'r',
  replyAll: 'a',
  forward: 'f',
  note: 'n',
  newMessage: 'c',
  choose: 'x',
  undo: 'z',
} as const

export const replyKeys = {
  send: 'Ctrl Enter',
  sendAndArchive: 'Ctrl Shift Enter',
} as const

export const { shortcutMessages } = getTexts<typeof english>('shared/keys')
