import type * as english from '../../en/shared/toaster.ts'
import type { Translation } from '../../get-texts.ts'

export const toasterMessages: Translation<typeof english.toasterMessages> = {
  notifications: 'Meldungen',
  dismiss: 'Schließen',
  undo: 'Rückgängig',
  roleChanged: 'Ihre Rolle in diesem Store hat sich geändert. Laden Sie die Seite neu, um fortzufahren.',
  reload: 'Neu laden',
}
