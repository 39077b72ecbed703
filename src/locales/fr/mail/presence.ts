import type * as english from '../../en/mail/presence.ts'
import type { Translation } from '../../words.ts'

/** Words about colleagues in a conversation. */
export const presenceWords: Translation<typeof english.presenceWords> = {
  superAdmin: (name) => `${name} (super-administrateur)`,
  reading: (names, count) => `${names} ${count === 1 ? 'lit' : 'lisent'} aussi`,
  replying: (names, count) => `${names} ${count === 1 ? 'répond' : 'répondent'}`,
  two: (one, other) => `${one} et ${other}`,
  more: (first, count) => `${first} et ${String(count)} autres`,
}
