import type * as english from '../../en/shared/toaster.ts'
import type { Translation } from '../../get-texts.ts'

export const toasterMessages: Translation<typeof english.toasterMessages> = {
  notifications: 'Powiadomienia',
  dismiss: 'Zamknij',
  undo: 'Cofnij',
  roleChanged: 'Rola w tym sklepie się zmieniła. Proszę wczytać stronę ponownie.',
  reload: 'Wczytaj ponownie',
}
