import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../get-texts.ts'

export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (Superadmin)`,
  reading: (names, count) => `${names} ${count === 1 ? 'liest' : 'lesen'} gerade`,
  replying: (names, count) => `${names} ${count === 1 ? 'antwortet' : 'antworten'} gerade`,
  two: (one, other) => `${one} und ${other}`,
  more: (first, count) => `${first} und ${String(count)} weitere`,
}
