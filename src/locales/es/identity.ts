import type * as english from '../en/identity.ts'
import type { Translation } from '../get-texts.ts'

export const identityProofMessages: Translation<typeof english.identityProofMessages> = {
  title: 'Confirme que es usted',
  hint: 'Ha pasado un tiempo desde que inició sesión. Después, su acción continúa por sí sola.',
  labels: {
    password: 'Su contraseña, para confirmar que es usted',
    code: 'Código de su aplicación de autenticación, o un código de recuperación',
    passkey: 'Código de su aplicación de autenticación, o un código de recuperación',
    mail: 'Código que hemos enviado a su dirección de correo',
  },
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  sendAgain: 'Enviar un código nuevo',
  passkey: 'Usar una llave de acceso',
  passkeyUnused: 'No se ha usado la llave de acceso. Inténtelo de nuevo o use un código.',
  failed: 'No se ha podido confirmar. Vuelva a intentarlo.',
  codeFailed: 'No se ha podido enviar el código. Vuelva a intentarlo.',
}
