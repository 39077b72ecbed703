import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../get-texts.ts'

export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (superadministrator)`,
  reading: (names) => `Teraz czyta: ${names}`,
  replying: (names) => `Teraz odpowiada: ${names}`,
  two: (one, other) => `${one} i ${other}`,
  more: (first, count) => `${first} i jeszcze ${String(count)}`,
}
