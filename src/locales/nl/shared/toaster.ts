import type * as english from '../../en/shared/toaster.ts'
import type { Translation } from '../../get-texts.ts'

export const toasterMessages: Translation<typeof english.toasterMessages> = {
  notifications: 'Berichten',
  dismiss: 'Sluiten',
  undo: 'Ongedaan maken',
  roleChanged: 'Uw rol in deze winkel is gewijzigd. Herlaad de pagina om door te gaan.',
  reload: 'Herladen',
}
