import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../get-texts.ts'

export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (superadministrador)`,
  reading: (names, count) => `${names} ${count === 1 ? 'está' : 'están'} leyendo`,
  replying: (names, count) => `${names} ${count === 1 ? 'está' : 'están'} respondiendo`,
  two: (one, other) => `${one} y ${other}`,
  more: (first, count) => `${first} y ${String(count)} personas más`,
}
