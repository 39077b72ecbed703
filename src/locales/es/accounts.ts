import type * as english from '../en/accounts.ts'
import type { Translation } from '../words.ts'

/** Words of /accounts-page: the people of the store, and the invitations, in Spanish. */
export const peopleMessages: Translation<typeof english.peopleMessages> = {
  title: 'Cuentas',
  hint: 'Su cuenta y las personas que trabajan en esta tienda.',
  members: 'Personas',
  membersHint: 'Las personas que trabajan en esta tienda. Sus permisos figuran en Roles.',
  loadFailed: 'No se han podido cargar las personas de esta tienda.',
  again: 'Reintentar',
  you: '(usted)',
  since: (day) => `Desde el ${day}`,
  roles: { owner: 'Propietario', manager: 'Responsable', agent: 'Agente', observer: 'Observador' },
  role: 'Rol',
  roleOf: (name) => `Rol de ${name}`,
  save: 'Guardar',
  saveRole: (name) => `Guardar el rol de ${name}`,
  roleChanged: (name, role) => `${name} tiene ahora el rol «${role}».`,
  conflict: (name) =>
    `Mientras tanto, alguien de su equipo ha cambiado el rol de ${name}. Este es el nuevo rol.`,
  remove: 'Quitar',
  removeNamed: (name) => `Quitar a ${name}`,
  removed: (name) => `${name} ya no forma parte de esta tienda y no puede abrirla.`,
  undo: 'Deshacer',
  leave: 'Salir de la tienda',
  leaveHint: 'Para volver necesitará una nueva invitación. Su trabajo se queda en la tienda.',
  leaveSure: 'Salir de esta tienda',
  left: (store) => `Ha salido de ${store}.`,
  changeFailed: 'No se ha podido guardar. Inténtelo de nuevo.',
}

/** Words of the table of roles, in Spanish. */
export const roleMessages: Translation<typeof english.roleMessages> = {
  title: 'Roles',
  hint: 'Un cambio de rol se aplica al momento.',
  right: 'Permiso',
  permissions: {
    read: 'Leer correos, pedidos, políticas y notas',
    notes: 'Escribir notas al equipo',
    mail: 'Responder, enviar y organizar correos',
    knowledge: 'Redactar políticas y ejemplos',
    settings: 'Cambiar la configuración y las conexiones',
    accounts: 'Invitar y quitar personas',
    owners: 'Añadir y quitar propietarios',
  },
  yes: 'Sí',
  no: 'No',
}

/** Words of the invitations, in Spanish. */
export const inviteMessages: Translation<typeof english.inviteMessages> = {
  title: 'Invitaciones',
  hint: 'Una invitación es un enlace enviado por correo. Sirve durante 7 días y solo para esa dirección.',
  setUpTitle: 'Invitar a alguien de su equipo',
  setUpHint:
    'Si alguien de su equipo conoce mejor sus políticas, su buzón o su tienda en línea, invítelo a esta tienda.',
  email: 'Dirección de correo',
  submit: 'Invitar',
  busy: 'Enviando la invitación',
  emailRequired: 'Introduzca la dirección de correo.',
  sent: (email) => `Se ha enviado una invitación a ${email}.`,
  empty: 'No hay invitaciones pendientes.',
  states: { open: 'Pendiente', accepted: 'Aceptada', expired: 'Caducada' },
  invited: (day) => `Enviada el ${day}`,
  expires: (day) => `caduca el ${day}`,
  expired: (day) => `caducó el ${day}`,
  accepted: 'dirección aún sin verificar',
  resend: 'Reenviar',
  resendTo: (email) => `Reenviar la invitación a ${email}`,
  resent: (email) => `Se ha enviado un enlace nuevo a ${email}. El anterior ya no funciona.`,
  revoke: 'Revocar',
  revokeFor: (email) => `Revocar la invitación de ${email}`,
  revoked: (email) => `Se ha revocado la invitación de ${email}. Su enlace ya no funciona.`,
  failed: 'No se ha podido enviar la invitación. Inténtelo de nuevo.',
}

/** Words of the user's own account, in Spanish. */
export const accountMessages: Translation<typeof english.accountMessages> = {
  title: 'Su cuenta',
  name: 'Nombre y foto',
  hint: 'Su equipo ve su nombre y su foto.',
  save: 'Guardar el nombre',
  saving: 'Guardando',
  nameSaved: 'Se ha guardado su nombre.',
  namesRequired: 'El nombre y los apellidos son obligatorios',
  picture: 'Foto',
  choose: 'Elegir una foto',
  pictureHint: 'PNG, JPEG o WebP, de hasta 2 MB y 4096 × 4096 píxeles',
  upload: 'Subir',
  uploading: 'Subiendo su foto',
  removePicture: 'Quitar la foto',
  pictureSaved: 'Se ha guardado su foto.',
  pictureRemoved: 'Se ha quitado su foto.',
  tooLarge: 'La foto es demasiado grande. Puede ocupar 2 MB como máximo.',
  wrongKind: 'Este formato de foto no es compatible. Use PNG, JPEG o WebP.',
  failed: 'No se ha podido guardar. Inténtelo de nuevo.',
  password: 'Contraseña',
  passwordHint:
    'Una contraseña nueva cierra su sesión en todos los demás dispositivos. Aquí la sesión sigue abierta.',
  currentPassword: 'Contraseña actual',
  currentRequired: 'Introduzca su contraseña actual.',
  submit: 'Cambiar la contraseña',
  busy: 'Cambiando la contraseña',
  passwordFailed: 'No se ha podido cambiar la contraseña. Inténtelo de nuevo.',
  noPassword:
    'Usted inicia sesión con Google o con el inicio de sesión único, por lo que esta cuenta no tiene contraseña. Para crear una, cierre sesión y elija «¿Ha olvidado su contraseña?» en la página de inicio de sesión.',
}

/** Words of the absence, in Spanish. */
export const awayMessages: Translation<typeof english.awayMessages> = {
  title: 'Ausencia',
  hint: 'Mientras esté ausente, no se le asigna ninguna conversación nueva. Si un cliente responde a una de las suyas, vuelve al equipo.',
  from: 'Primer día de ausencia',
  until: 'Último día de ausencia',
  untilHint: 'Déjelo vacío si aún no lo sabe.',
  save: 'Guardar',
  back: 'Ya he vuelto',
  saved: 'Su equipo ve que está ausente.',
  ended: 'Nos alegra que haya vuelto.',
  fromRequired: 'Elija su primer día de ausencia.',
  failed: 'No se ha podido guardar. Inténtelo de nuevo.',
}

/** Words of deleting one's own account, in Spanish. */
export const accountDeletionMessages: Translation<typeof english.accountDeletionMessages> = {
  title: 'Eliminar mi cuenta',
  hint: 'Su cuenta se elimina al cabo de siete días. Hasta entonces puede cancelar la eliminación.',
  effects: [
    'Se eliminan su cuenta, su foto, sus sesiones y sus respuestas y filtros guardados personales.',
    'Sus conversaciones vuelven al equipo de cada tienda.',
    'Los correos y las notas que ha escrito se quedan en sus tiendas, con su nombre.',
  ],
  onlyOwner: (stores) =>
    `Usted es el único propietario de ${stores.join(', ')}. Elimine la tienda o dé antes el rol de propietario a otro miembro.`,
  password: 'Su contraseña, para eliminar la cuenta',
  email: 'Su dirección de correo, para eliminar la cuenta',
  submit: 'Eliminar mi cuenta',
  planned: (day) => `Su cuenta se eliminará el ${day}.`,
  waits: (stores) => `Se conserva hasta que ${stores.join(', ')} tenga otro propietario o se elimine.`,
  done: 'Su cuenta se eliminará en siete días. Le hemos enviado un correo.',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
}

/** Words of the choices of notifications, in Spanish. */
export const notificationSettingsMessages: Translation<typeof english.notificationSettingsMessages> = {
  title: 'Notificaciones',
  hint: 'Elija qué se le notifica y dónde. Esto solo le afecta a usted y vale en todas sus tiendas.',
  loadFailed: 'No se han podido cargar sus preferencias.',
  again: 'Reintentar',
  kind: 'Avisarme cuando',
  kinds: {
    assigned: 'Se me asigna una conversación',
    mentioned: 'Una nota me menciona',
    answered: 'Un cliente responde a mi conversación',
    send_failed: 'Una respuesta mía no se envía',
    mailbox_stopped: 'El buzón se detiene (propietarios)',
  },
  channels: { app: 'En Draftdesk', push: 'Push', mail: 'Correo' },
  choice: (kind, channel) => `${kind}: ${channel}`,
  mailTime: 'Enviarme un correo si no la he visto en',
  mailTimes: { '5': '5 minutos', '15': '15 minutos', '60': 'una hora', '240': '4 horas' },
  mailHint: 'Si el buzón se detiene, el correo se envía al momento.',
  failed: 'No se ha podido guardar. Inténtelo de nuevo.',
  push: 'Notificaciones push',
  pushHint: 'Le llegan aunque Draftdesk esté cerrado, en cada navegador donde las active.',
  pushOn: 'Activar en este navegador',
  pushOff: 'Desactivar en este navegador',
  pushIsOn: 'Las notificaciones push están activadas en este navegador.',
  pushUnsupported: 'Este navegador no admite notificaciones push.',
  pushDenied:
    'Este navegador bloquea las notificaciones de Draftdesk. Permítalas para este sitio en los ajustes del navegador e inténtelo de nuevo.',
  pushFailed: 'No se han podido activar las notificaciones push. Inténtelo de nuevo.',
  browsers: 'Otros navegadores con notificaciones push',
  unknownDevice: 'Navegador desconocido',
  since: (moment) => `desde el ${moment}`,
  remove: 'Desactivar',
  removeNamed: (device) => `Desactivar las notificaciones push en ${device}`,
}

/** Words of the list of sign-ins, in Spanish. */
export const signInMessages: Translation<typeof english.signInMessages> = {
  title: 'Sus sesiones abiertas',
  hint: 'Los navegadores con sesión abierta en su cuenta. Si no reconoce alguno, cierre su sesión y cambie la contraseña.',
  loadFailed: 'No se han podido cargar sus sesiones.',
  again: 'Reintentar',
  unknownDevice: 'Navegador desconocido',
  from: (place) => `desde ${place}`,
  since: (moment) => `sesión abierta el ${moment}`,
  used: (moment) => `última actividad el ${moment}`,
  current: 'Este navegador',
  empty: 'No tiene ninguna otra sesión abierta.',
  end: 'Cerrar sesión',
  endNamed: (device, moment) => `Cerrar la sesión de ${device}, abierta el ${moment}`,
  endHint: 'La sesión de ese navegador se cierra al momento. El trabajo sin guardar puede perderse.',
  endSure: 'Cerrar la sesión de este navegador',
  ended: 'Se ha cerrado la sesión del navegador.',
  endOthers: 'Cerrar todas las demás',
  endOthersHint:
    'Las sesiones de todos los demás navegadores se cierran al momento. El trabajo sin guardar puede perderse.',
  endOthersSure: 'Cerrar todas las demás sesiones',
  othersEnded: 'Se han cerrado todas las demás sesiones.',
  failed: 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
}
