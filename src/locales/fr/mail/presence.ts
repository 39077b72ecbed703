import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../get-texts.ts'

export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (super-administrateur)`,
  reading: (names, count) => `${names} ${count === 1 ? 'lit' : 'lisent'} cette conversation`,
  replying: (names, count) => `${names} ${count === 1 ? 'rédige' : 'rédigent'} une réponse`,
  two: (one, other) => `${one} et ${other}`,
  more: (first, count) => `${first} et ${String(count)} autres`,
}
