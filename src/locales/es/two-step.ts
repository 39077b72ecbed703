import type * as english from '../en/two-step.ts'
import type { Translation } from '../get-texts.ts'

export const twoStepMessages: Translation<typeof english.twoStepMessages> = {
  title: 'Inicio de sesión en dos pasos',
  hint: 'Para iniciar sesión se piden su contraseña y un código de una aplicación de su teléfono, o una llave de acceso.',
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
    'Así, una contraseña robada no basta para abrir su cuenta. Necesita una aplicación de autenticación, como Google Authenticator, 1Password o Aegis, o una llave de acceso.',
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
  passkeys: {
    title: 'Llaves de acceso',
    none: 'No tiene ninguna llave de acceso. Una llave de acceso completa el inicio de sesión con la huella, el rostro, un PIN o una llave de seguridad, y ningún otro sitio puede pedirla.',
    add: 'Añadir una llave de acceso',
    addApp: 'Configurar una aplicación de autenticación',
    addHint:
      'El navegador pregunta dónde guardar la llave de acceso: en este dispositivo, en su teléfono o en una llave de seguridad.',
    name: 'Nombre de la llave de acceso',
    create: 'Crear llave de acceso',
    save: 'Guardar',
    rename: 'Cambiar nombre',
    remove: 'Quitar',
    added: 'Se ha añadido la llave de acceso.',
    renamed: 'Se ha cambiado el nombre de la llave de acceso.',
    removed: 'Se ha quitado la llave de acceso.',
    unused: 'No se ha creado ninguna llave de acceso. Inténtelo de nuevo o use otro navegador.',
    renameOf: (name) => `Cambiar el nombre de ${name}`,
    removeOf: (name) => `Quitar ${name}`,
    removeHint: (name) => `${name} ya no servirá para iniciar sesión. Elimínela también en su dispositivo.`,
    removeLastHint: (name) =>
      `${name} ya no servirá para iniciar sesión. Es su último segundo paso, así que se desactiva el inicio de sesión en dos pasos.`,
    about: (day, used) =>
      `Añadida el ${day}. ${used === undefined ? 'Nunca usada.' : `Último uso el ${used}.`}`,
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
