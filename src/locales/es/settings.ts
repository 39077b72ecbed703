import type * as english from '../en/settings.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount, emailMessages } from './shared/emails.ts'

/** The tabs of /settings-page by their path, in Spanish. The first is the default. */
export const settingsTabs: Translation<typeof english.settingsTabs> = [
  { tab: 'general', label: 'General' },
  { tab: 'email-configuration', label: 'Correo' },
  { tab: 'drafting', label: 'Borradores' },
  { tab: 'tags', label: 'Etiquetas' },
  { tab: 'customers', label: 'Datos de clientes' },
  { tab: 'activity', label: 'Actividad' },
]

export const settingsMessages: Translation<typeof english.settingsMessages> = {
  title: 'Configuración',
  hint: 'El nombre de su tienda, sus respuestas, borradores y etiquetas, y su registro de actividad.',
  tabs: 'Configuración',
  loadFailed: 'No se ha podido cargar la configuración.',
  again: 'Reintentar',
  submit: 'Guardar',
  busy: 'Guardando',
  saved: 'Se ha guardado la configuración.',
  failed: 'No se ha podido guardar la configuración. Inténtelo de nuevo.',
  conflict: 'Mientras tanto, alguien de su equipo ha cambiado esta configuración. Ha guardado esto:',
  /** The remote version with one line per field. */
  remote: (fields) => fields.map(([label, value]) => `${label}: ${value || '–'}`).join('\n'),
  keepMine: 'Sus cambios siguen en el formulario. Guarde de nuevo para reemplazar la otra versión.',
  general: 'Tienda',
  name: 'Nombre de la tienda',
  nameHint: 'Su equipo ve este nombre. Los clientes ven el nombre del remitente de sus respuestas.',
  nameRequired: 'Introduzca un nombre para la tienda.',
  number: 'Número de tienda',
  numberHint: 'Indíquenos este número cuando contacte con soporte.',
  email: 'Respuestas',
  emailHint: 'Se usa en cada respuesta a un cliente.',
  senderName: emailMessages.sender.name,
  senderHint: 'Si lo deja vacío, los clientes solo ven su dirección de correo.',
  replyTo: 'Dirección de respuesta',
  replyHint: 'Si la deja vacía, las respuestas llegan a su buzón.',
  replyWrong: 'Esto no es una dirección de correo.',
  signature: emailMessages.sender.signature,
  undoSeconds: 'Tiempo para anular el envío, en segundos',
  undoHint: 'De 0 a 60. La respuesta espera este tiempo, para que aún pueda anular el envío.',
  assignsInTurn: 'Asignar por turno las conversaciones nuevas',
  assignsHint: 'Cada conversación nueva va al siguiente miembro que no esté ausente.',
  requiresTwoStep: 'Exigir el inicio de sesión en dos pasos a todos en esta tienda',
  twoStepHint:
    'Los miembros que no lo tengan lo configuran antes de poder continuar. Actívelo primero en su propia cuenta, en la página Cuentas.',
  signatureHint: 'Se añade al final de cada respuesta.',
}

export const storeDeletionMessages: Translation<typeof english.storeDeletionMessages> = {
  title: 'Eliminar la tienda',
  hint: 'La tienda se elimina al cabo de siete días. Hasta entonces, cualquier propietario puede cancelar la eliminación.',
  effects: [
    'Se eliminan de Draftdesk las conversaciones, los borradores, las notas, los documentos, las respuestas guardadas, los clientes y la configuración.',
    'Las respuestas que esperan su envío no se envían.',
    'El buzón y la tienda en línea quedan como están. Draftdesk olvida cómo acceder a ellos.',
    'Todas las personas de la tienda pierden el acceso. Sus cuentas se conservan.',
  ],
  typeName: (name) => `Escriba el nombre de la tienda, ${name}, para confirmar`,
  submit: 'Eliminar la tienda',
  planned: (day) =>
    `La tienda se eliminará el ${day}. Pulse «Conservar la tienda» en la parte superior de la página para conservarla.`,
  done: 'La tienda se eliminará en siete días. Sus propietarios reciben un correo.',
  failed: 'No se ha podido eliminar la tienda. Inténtelo de nuevo.',
}

export const tagMessages: Translation<typeof english.tagMessages> = {
  title: 'Etiquetas',
  hint: 'Su equipo añade etiquetas a las conversaciones con la tecla l. Una conversación tiene 20 como máximo.',
  none: 'Aún no hay etiquetas.',
  new: 'Etiqueta nueva',
  name: 'Nombre',
  color: 'Color',
  create: 'Crear la etiqueta',
  save: 'Guardar',
  colors: {
    gray: 'Gris',
    red: 'Rojo',
    orange: 'Naranja',
    amber: 'Ámbar',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
  },
  threads: formatConversationCount,
  edit: (name) => `Cambiar la etiqueta ${name}`,
  into: 'Unir con',
  chooseTag: 'Elija una etiqueta',
  merge: 'Unir',
  mergeHint: 'Todas las conversaciones con esta etiqueta reciben la otra. No se puede deshacer.',
  chooseFirst: 'Elija la etiqueta que ocupa su lugar.',
  delete: 'Eliminar la etiqueta',
  created: (name) => `Se ha creado la etiqueta ${name}.`,
  saved: (name) => `Se ha guardado la etiqueta ${name}.`,
  merged: (name, into) => `${name} es ahora ${into}.`,
  deleted: (name) => `Se ha eliminado la etiqueta ${name}.`,
  restored: (name) => `Se ha recuperado la etiqueta ${name}.`,
  loadFailed: 'No se han podido cargar las etiquetas.',
  failed: 'No se ha podido guardar la etiqueta. Inténtelo de nuevo.',
}

export const replyPreviewMessages: Translation<typeof english.replyPreviewMessages> = {
  title: 'Vista previa',
  from: 'De',
  replyTo: 'Responder a',
  mailbox: 'su buzón',
  body: 'Hola, Ada:\n\nGracias por su mensaje. Su paquete ha salido esta mañana y le llegará el viernes.',
}

const retentionNouns = {
  resolved: ['conversación que no requiere respuesta', 'conversaciones que no requieren respuesta'],
  archived: ['conversación archivada', 'conversaciones archivadas'],
  spam: ['conversación de spam', 'conversaciones de spam'],
  activity: ['entrada del registro de actividad', 'entradas del registro de actividad'],
} as const

const periods: Readonly<Record<number, string>> = {
  30: '30 días',
  90: '90 días',
  180: '180 días',
  365: '1 año',
  730: '2 años',
  1095: '3 años',
  1825: '5 años',
  3650: '10 años',
}

export const retentionMessages: Translation<typeof english.retentionMessages> = {
  title: 'Eliminar datos antiguos',
  hint: 'Draftdesk elimina los datos antiguos poco a poco. Su buzón queda como está, y los correos eliminados no se vuelven a leer de él.',
  kinds: {
    resolved: 'Conversaciones que no requieren respuesta',
    archived: 'Conversaciones archivadas',
    spam: 'Spam',
    activity: 'Registro de actividad',
  },
  never: 'Conservar',
  after: (age) => `Eliminar tras ${age}`,
  periods,
  days: (days) => (days === 1 ? '1 día' : `${String(days)} días`),
  counted: (kind, count, age) =>
    `${count.toLocaleString('es')} ${retentionNouns[kind][count === 1 ? 0 : 1]} de hace más de ${age}`,
  wouldDelete: (list) => `Se eliminarían: ${list}.`,
  nothing: 'Nada es lo bastante antiguo para eliminarlo ahora.',
  again: 'Pulse de nuevo Guardar para continuar. No se puede deshacer.',
  submit: 'Guardar',
  preview: 'Vista previa',
  saved: 'Se ha guardado la configuración.',
  erasing: 'Se están eliminando las conversaciones del buzón desconectado.',
  failed: 'No se ha podido guardar la configuración. Inténtelo de nuevo.',
  loadFailed: 'No se ha podido cargar la configuración.',
  conflict:
    'Mientras tanto, alguien de su equipo ha cambiado esta configuración. Guarde de nuevo para reemplazar esos cambios por los suyos.',
}

const formatCount = (number: number, one: string, many: string): string =>
  `${String(number)} ${number === 1 ? one : many}`

export const customerDataMessages: Translation<typeof english.customerDataMessages> = {
  title: 'Datos de clientes',
  hint: 'Descargue o borre todo lo que Draftdesk guarda sobre un cliente.',
  address: 'Dirección de correo del cliente',
  export: 'Descargar los datos',
  erase: 'Borrar el cliente',
  eraseHint:
    'Se eliminan de Draftdesk las conversaciones, los borradores y los pedidos de este cliente. No se puede deshacer. Su buzón y su tienda en línea quedan como están.',
  confirm: 'Sí, borrar este cliente definitivamente',
  confirmNeeded: 'Marque antes la casilla: el borrado no se puede deshacer.',
  erased: (conversations, emails) =>
    `Borrado: ${formatCount(conversations, 'conversación', 'conversaciones')}, ${formatCount(emails, 'correo', 'correos')}.`,
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  loadFailed: 'No se han podido cargar las solicitudes.',
  requests: 'Solicitudes a través de su tienda en línea',
  none: 'No hay solicitudes.',
  kinds: {
    export: 'Pide sus datos',
    erase: 'Borrado',
    shop: 'Datos de la tienda en línea borrados',
    uninstalled: 'Aplicación desinstalada',
  },
  notErased: 'Se pidió borrar una dirección de su propia tienda. No se ha borrado nada.',
  due: (day) => `Responder antes del ${day}`,
  doneOn: (day) => `Hecho el ${day}`,
  unknown: 'La tienda en línea no dio dirección',
  close: 'Marcar como respondida',
  closed: 'La solicitud está marcada como respondida.',
  done: 'Respondida',
}

const sentences: Readonly<Record<string, (note: string) => string>> = {
  admin_entered: () => 'entró en la tienda como superadministrador',
  admin_left: () => 'salió de la tienda',
  member_invited: (note) => `invitó a ${note}`,
  invite_revoked: (note) => `revocó la invitación de ${note}`,
  invite_restored: (note) => `recuperó la invitación de ${note}`,
  member_joined: (note) => `se unió a la tienda con el rol ${note}`,
  member_left: () => 'dejó la tienda definitivamente',
  member_removed: (note) => `quitó a ${note}`,
  member_restored: (note) => `recuperó a ${note}`,
  role_changed: (note) => `cambió un rol: ${note}`,
  mailbox_connected: (note) => `conectó la cuenta de correo ${note}`,
  mailbox_failing: (note) => `probó la cuenta de correo ${note}, que ya no funciona`,
  mailbox_disconnected: (note) => `desconectó la cuenta de correo ${note}`,
  shop_connected: (note) => `conectó la tienda en línea ${note}`,
  shop_failing: (note) => `probó la tienda en línea ${note}, que ya no funciona`,
  reply_limits_changed: (note) => `cambió cuántas respuestas puede enviar la tienda: ${note}`,
  customer_erased: () => 'borró los datos de un cliente',
  customer_exported: () => 'descargó los datos de un cliente',
  deletion_planned: () => 'programó la eliminación de la tienda',
  deletion_cancelled: () => 'canceló la eliminación de la tienda',
  retention_changed: (note) => `cambió cuánto tiempo se guardan los datos: ${note}`,
  emails_erased: () => 'desconectó la cuenta de correo e hizo eliminar sus conversaciones',
  note_deleted: (note) => `eliminó una nota de ${note}`,
  store_suspended: () => 'suspendió la tienda',
  store_resumed: () => 'levantó la suspensión de la tienda',
  job_rerun: () => 'repitió una tarea fallida',
  two_step_required: () => 'exigió a todos el inicio de sesión en dos pasos',
  two_step_optional: () => 'dejó de exigir el inicio de sesión en dos pasos',
  two_step_on: () => 'activó el inicio de sesión en dos pasos',
  two_step_off: () => 'desactivó el inicio de sesión en dos pasos',
  passkey_added: () => 'añadió una llave de acceso',
  passkey_renamed: () => 'cambió el nombre de una llave de acceso',
  passkey_removed: () => 'quitó una llave de acceso',
  two_step_reset: () => 'restableció el inicio de sesión en dos pasos',
  recovery_codes_renewed: () => 'obtuvo códigos de recuperación nuevos',
  recovery_code_used: () => 'usó un código de recuperación',
  identity_proven: () => 'volvió a confirmar su identidad',
  model_limit_reached: () =>
    'redacta los borradores sin el modelo hasta el mes que viene: se ha alcanzado el límite',
  model_limit_changed: (note) => `cambió el límite mensual del modelo: ${note}`,
  shop_disconnected: (note) => `desconectó la tienda en línea ${note}`,
}

export const activityMessages: Translation<typeof english.activityMessages> = {
  title: 'Actividad',
  hint: 'Accesos de soporte, cambios en su equipo y conexiones creadas o quitadas.',
  none: 'Aún no hay nada',
  noneHint: 'Aquí aparecen los cambios de la tienda.',
  failed: 'No se ha podido cargar la actividad.',
  more: 'Mostrar entradas más antiguas',
  pages: 'Páginas',
  newest: 'Volver a las más recientes',
  /** The sentence after the person’s name. An unknown action is shown by its name. */
  sentence: (action, note) =>
    (
      sentences[action]?.(note ?? '') ?? [action.replaceAll('_', ' '), note].filter(Boolean).join(': ')
    ).trim(),
  /** The reason that a super admin gave. */
  reason: (action, note) =>
    ['admin_entered', 'store_suspended', 'store_resumed', 'deletion_planned', 'deletion_cancelled'].includes(
      action,
    )
      ? note
      : undefined,
}

export const draftingSettingsMessages: Translation<typeof english.draftingSettingsMessages> = {
  when: 'Cuándo',
  hint: 'Los borradores están junto a los correos a los que responden. No se envía nada hasta que pulse Enviar.',
  isOn: 'Redactar borradores para los correos nuevos',
  isOnHint: 'Se redacta un borrador cuando sus documentos o ejemplos responden al correo.',
  never: 'No redactar nunca sobre',
  neverHint: 'Un tema por línea. Los correos sobre estos temas no reciben borrador.',
  sound: 'Cómo suenan',
  soundHint: 'Tono, longitud e idioma de cada borrador nuevo.',
  tone: 'Tono',
  length: 'Longitud',
  language: 'Idioma de las respuestas',
  languageOfMail: 'El mismo del correo',
  guardrails: 'Instrucciones para cada borrador',
  guardrailsHint:
    'Escríbalas como para alguien nuevo en su equipo. Solo funcionan con un modelo de lenguaje.',
  model: 'Modelo',
  modelHint: 'Sin un modelo de lenguaje, los borradores se componen con sus propios documentos y ejemplos.',
  usesModel: 'Usar un modelo de lenguaje',
  server: (name) =>
    name
      ? `${name} está incluido. Puede usar su propio modelo en su lugar.`
      : 'No hay ningún modelo incluido. Añada el suyo abajo.',
  masking: 'Ocultar al modelo los nombres de los clientes',
  maskingHint: 'Las direcciones y los números de teléfono y de cuenta se ocultan siempre.',
  url: 'Dirección de su propio modelo',
  urlHint:
    'Cualquier servicio con una API compatible con OpenAI, como https://api.example.com/v1. Déjelo vacío para usar el modelo incluido.',
  name: 'Nombre del modelo',
  key: 'Clave de API',
  keyHint: (has) =>
    has
      ? 'Hay una clave guardada. Déjelo vacío para conservarla.'
      : 'Se guarda cifrada y no se vuelve a mostrar.',
  monthTokens: 'Límite mensual de tokens',
  monthHint:
    'Déjelo vacío para no poner límite. Por encima del límite, los borradores se redactan sin el modelo.',
  prices: {
    price_in: 'Precio por millón de tokens de entrada',
    price_out: 'Precio por millón de tokens de salida',
  },
  /** The day is yyyy-mm-dd. */
  used: (tokens, cost, isEstimated) =>
    `Usado este mes: ${isEstimated ? 'aprox. ' : ''}${tokens.toLocaleString('es')} tokens${cost === null ? '' : `, aprox. ${cost.toFixed(2).replace('.', ',')}`}.`,
  submit: 'Guardar',
  busy: 'Guardando',
  test: 'Probar el modelo',
  tested: (name, ms, detail) => `${name} ha respondido en ${String(ms)} ms. ${detail}`,
  testing: 'Probando el modelo…',
  testFailed: 'No se ha podido probar el modelo. Inténtelo de nuevo.',
  saved: 'Se ha guardado la configuración.',
  failed: 'No se ha podido guardar la configuración. Inténtelo de nuevo.',
  loadFailed: 'No se ha podido cargar la configuración.',
  conflict:
    'Mientras tanto, alguien de su equipo ha cambiado esta configuración. Guarde de nuevo para reemplazar esos cambios por los suyos.',
}
