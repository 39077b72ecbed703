import type * as english from '../../en/shared/toaster.ts'
import type { Translation } from '../../get-texts.ts'

/** The labels of every toast, in Spanish. Each page loads them with its first script, so they have their own file. */
export const toasterMessages: Translation<typeof english.toasterMessages> = {
  notifications: 'Notificaciones',
  dismiss: 'Cerrar',
  undo: 'Deshacer',
  roleChanged: 'Su rol en esta tienda ha cambiado. Recargue la página para continuar.',
  reload: 'Recargar',
}
