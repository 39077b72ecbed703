import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../get-texts.ts'

export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (superbeheerder)`,
  reading: (names, count) => `${names} ${count === 1 ? 'leest' : 'lezen'} nu`,
  replying: (names, count) => `${names} ${count === 1 ? 'antwoordt' : 'antwoorden'} nu`,
  two: (one, other) => `${one} en ${other}`,
  more: (first, count) => `${first} en ${String(count)} anderen`,
}
