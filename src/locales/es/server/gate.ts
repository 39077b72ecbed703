import type * as english from '../../en/server/gate.ts'
import type { Translation } from '../../get-texts.ts'

export const gateMessages: Translation<typeof english.gateMessages> = {
  documentNeeded: 'Para continuar, suba un documento. Sin él no se pueden redactar borradores.',
  connectionNeeded:
    'Para continuar, vincule una cuenta de correo o una tienda en línea de Shopify. Sin ello no se pueden redactar borradores.',
  foreignForm:
    'Este formulario se envió desde otro sitio, así que no se ha hecho nada. Abra la página y envíelo de nuevo.',
  missingHeader: 'Las llamadas a esta dirección necesitan la cabecera x-requested-with.',
  staleSession:
    'Ha cambiado de tienda o de cuenta en otra pestaña. Recargue esta página para continuar allí.',
  staleForm:
    'No se ha cambiado nada, porque ha cambiado de tienda o de cuenta en otra pestaña. Esta página muestra la actual.',
  signedOut: 'Su sesión está cerrada. Inicie sesión de nuevo.',
  notSignedOut: 'Su sesión sigue abierta: Draftdesk no ha podido cerrarla. Inténtelo de nuevo en un momento.',
  unreachable: 'Ahora no se puede acceder a Draftdesk. Inténtelo de nuevo en un momento.',
  broughtBack:
    'Draftdesk no respondió a su envío. Aquí tiene de nuevo lo que escribió, excepto contraseñas y códigos. Envíelo otra vez.',
  fileAgain: 'Elija de nuevo el archivo.',
  tooMany: 'Demasiadas solicitudes. Espere un minuto.',
  notAReport: 'Esto no es un informe de error.',
  headRefused: 'Esta dirección no acepta solicitudes HEAD.',
  badAddress: 'Esta dirección no es válida.',
  tooLarge: 'Es demasiado grande para enviarlo.',
  challengeOver: 'Este inicio de sesión ha tardado demasiado. Inicie sesión de nuevo.',
  notJson: 'No se ha podido leer la respuesta de Draftdesk. Inténtelo de nuevo en un momento.',
}
