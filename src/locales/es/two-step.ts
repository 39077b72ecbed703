import type * as english from '../en/two-step.ts'
import type { Translation } from '../words.ts'

/** Words of two-step sign-in. */
export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Inicio de sesión en dos pasos',
  hint: 'Para iniciar sesión se piden su contraseña y un código de una aplicación de su teléfono.',
  loadFailed: 'No se ha podido cargar el inicio de sesión en dos pasos.',
  again: 'Reintentar',
  on: 'Activado',
  off: 'Desactivado',
  since: (day) => `Activado desde el ${day}.`,
  codesLeft: (count) =>
    count === 0
      ? 'No le queda ningún código de recuperación. Pida otros ahora, por si pierde el teléfono.'
      : `${count === 1 ? 'Le queda 1 código' : `Le quedan ${count} códigos`} de recuperación, por si pierde el teléfono.`,
  isOff:
    'Así, una contraseña robada no basta para abrir su cuenta. Necesita una aplicación de autenticación, como Google Authenticator, 1Password o Aegis.',
  begin: 'Configurar el inicio de sesión en dos pasos',
  cancel: 'Cancelar',
  continue: 'Continuar',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  setUp: {
    password: 'Su contraseña, para configurar el inicio de sesión en dos pasos',
    scan: 'Escanee este código QR con su aplicación de autenticación.',
    qr: 'Código QR para la aplicación de autenticación',
    secret: 'O introduzca esta clave en la aplicación:',
    open: 'Abrir la aplicación de autenticación en este dispositivo',
    code: 'Código de la aplicación',
    codeHint: 'Introduzca el código de 6 dígitos que muestra ahora la aplicación.',
    confirm: 'Activar',
  },
  codes: {
    title: 'Guarde sus códigos de recuperación',
    hint: 'Con cada código puede iniciar sesión una vez sin el teléfono. Solo se muestran ahora, así que guárdelos en un lugar seguro.',
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Se han copiado los códigos de recuperación.',
    copyFailed: 'El navegador no ha permitido copiar. Seleccione los códigos y cópielos.',
    download: 'Descargar',
    file: 'draftdesk-codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación de Draftdesk. Cada uno sirve una vez.',
    done: 'Los he guardado',
  },
  renew: {
    open: 'Códigos de recuperación nuevos',
    hint: 'Los códigos anteriores dejan de funcionar.',
    code: 'Código de la aplicación o de recuperación',
    submit: 'Obtener códigos nuevos',
  },
  turnOff: {
    open: 'Desactivar',
    hint: 'Después, para iniciar sesión solo se pide la contraseña.',
    password: 'Su contraseña, para desactivar el inicio de sesión en dos pasos',
    code: 'Código de la aplicación o de recuperación',
    submit: 'Desactivar el inicio de sesión en dos pasos',
  },
  ofStore:
    'Esta tienda pide el inicio de sesión en dos pasos a todos los que trabajan en ella. Configúrelo para continuar.',
  ofSuperAdmins:
    'Este servicio pide el inicio de sesión en dos pasos a los superadministradores. Configúrelo para continuar.',
  otherStore: 'Elegir otra tienda',
  back: 'Volver a Draftdesk',
  turnedOn: 'El inicio de sesión en dos pasos está activado.',
  renewed: 'Sus códigos de recuperación anteriores ya no funcionan.',
  turnedOff: 'El inicio de sesión en dos pasos está desactivado.',
}
