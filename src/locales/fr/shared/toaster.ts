import type * as english from '../../en/shared/toaster.ts'
import type { Translation } from '../../get-texts.ts'

/** The labels of every toast, in French. Each page loads them with its first script, so they have their own file. */
export const toasterMessages: Translation<typeof english.toasterMessages> = {
  notifications: 'Notifications',
  dismiss: 'Fermer',
  undo: 'Annuler',
  roleChanged: 'Votre rôle dans cette boutique a changé. Rechargez la page pour continuer.',
  reload: 'Recharger',
}
