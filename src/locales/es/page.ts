import type * as english from '../en/page.ts'
import type { Translation } from '../get-texts.ts'

/** Sentences for calls that fail before the server can say why, in Spanish. The form stays as it was filled in. */
export const failureMessages: Translation<typeof english.failureMessages> = {
  unexpected: 'Se ha producido un error inesperado',
  unreachable: 'Ahora no se puede acceder a Draftdesk. Compruebe su conexión e inténtelo de nuevo.',
  expired: 'La sesión ha caducado',
  timeout: 'Draftdesk ha tardado demasiado en responder. Inténtelo de nuevo.',
  notLoaded: 'No se ha podido cargar una parte de esta página. Compruebe su conexión.',
  stillOffline: 'Sigue sin conexión. Compruebe su conexión.',
  signedOutOffline:
    'Se ha cerrado su sesión en este dispositivo. En el servidor se cerrará cuando vuelva a tener conexión.',
  crash: 'Se ha producido un error inesperado.',
  crashHint: 'Recargue la página para continuar. Si vuelve a ocurrir, avísenos.',
  reload: 'Recargar la página',
}

export const pageFailureMessages: Translation<typeof english.pageFailureMessages> = {
  unreachable:
    'Ahora no se puede acceder a Draftdesk. Su sesión sigue abierta. Esta página continuará cuando vuelva la conexión.',
  tryAgain: 'Reintentar',
  offline: 'No hay conexión a internet. Compruebe su conexión.',
  closeManually: 'Cierre esta pestaña manualmente.',
  back: 'La conexión ha vuelto. Puede continuar.',
}

export const sidebarMessages: Translation<typeof english.sidebarMessages> = {
  collapse: 'Contraer la barra lateral',
  expand: 'Desplegar la barra lateral',
}
