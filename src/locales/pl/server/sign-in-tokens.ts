import type * as english from '../../en/server/sign-in-tokens.ts'
import type { Translation } from '../../get-texts.ts'

export const signInTokenMessages: Translation<typeof english.signInTokenMessages> = {
  failed: 'Wystąpił nieoczekiwany błąd',
  inviteUsed: 'To zaproszenie zostało już przyjęte.',
  linkInvalid: 'Ten link do logowania jest już nieważny. Proszę się zalogować.',
  googleStale:
    'To logowanie przez Google rozpoczęto gdzie indziej lub trwało zbyt długo. Proszę spróbować ponownie.',
}
