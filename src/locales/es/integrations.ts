import type * as english from '../en/integrations.ts'
import type { Translation } from '../get-texts.ts'

export const integrationMessages: Translation<typeof english.integrationMessages> = {
  title: 'Integraciones',
  hint: 'Conecte el buzón al que escriben sus clientes y la tienda en línea donde están sus pedidos.',
  readyTitle: 'Su tienda está vinculada',
  ready: 'Su buzón y su tienda en línea están conectados.',
  readyWithoutShop: 'Su buzón está conectado. Puede conectar aquí una tienda en línea cuando quiera.',
  readyAction: 'Ir al panel',
  policies: 'Sus documentos',
  policiesHint: 'Edite aquí sus documentos. Después los encontrará en Políticas.',
  loadFailed: 'No se han podido cargar sus integraciones.',
  again: 'Reintentar',
  readOnly: 'Solo los propietarios y los responsables pueden conectarlas o desconectarlas.',
  states: {
    connected: 'Conectada',
    failing: 'No funciona',
    failed: 'Sin conexión',
    none: 'Sin conexión',
  },
  checked: (moment) => `Última comprobación el ${moment}`,
  attempt: (moment) => `El último intento, el ${moment}, ha fallado.`,
  test: 'Probar de nuevo',
  testing: 'Probando',
  testPassed: 'La conexión funciona.',
  edit: 'Cambiar',
  cancel: 'Cancelar',
  disconnect: 'Desconectar',
  linked: {
    mailbox: 'Su cuenta de correo está conectada.',
    shop: 'Su tienda en línea está conectada.',
  },
  unlinked: {
    mailbox: 'Su cuenta de correo está desconectada.',
    shop: 'Su tienda en línea está desconectada.',
  },
  chosen: {
    elsewhere: 'La preparación continúa sin tienda en línea.',
    later: 'Puede vincular aquí su tienda en línea más tarde.',
  },
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  conflict: 'Mientras tanto, alguien de su equipo ha cambiado esto. Este es el estado actual.',
}

export const consentMessages: Translation<typeof english.consentMessages> = {
  connect: (name) => `Conectar con ${name}`,
  connectAgain: (name) => `Conectar de nuevo con ${name}`,
  mailHint:
    'Allí inicia sesión y permite a Draftdesk leer y enviar correos. Aquí no hace falta ninguna contraseña.',
  orPassword: 'O usar una contraseña',
  orKey: 'O usar una clave',
  orOwnApp: 'O usar su propia aplicación de Shopify',
  access: 'Acceso',
  byConsent: (name) => `Concedido a través de ${name}`,
  leaving: (name) => `Va a pasar a ${name}.`,
  goOn: (name) => `Continuar a ${name}`,
  stale: 'Este inicio de sesión ha caducado o ya se ha usado. Conecte de nuevo.',
}

export const mailboxMessages: Translation<typeof english.mailboxMessages> = {
  title: 'Cuenta de correo',
  hint: 'Draftdesk lee este buzón y envía desde él sus respuestas. No se envía nada hasta que pulse Enviar.',
  address: 'Dirección de correo',
  password: 'Contraseña',
  passwordHint:
    'Use una contraseña de aplicación si su proveedor la ofrece. Se guarda cifrada y no se vuelve a mostrar.',
  passwordKept: 'Déjelo vacío para conservar la contraseña guardada.',
  provider: 'Proveedor',
  detect: 'Detectar por la dirección',
  other: 'Otro proveedor',
  servers: 'Servidores',
  serversHint: 'Busque «IMAP» y «SMTP» en las páginas de ayuda de su proveedor.',
  username: 'Nombre de usuario',
  usernameHint: 'Solo si es distinto de la dirección de correo.',
  works: 'funciona',
  worksNot: 'falla',
  reading: 'Lectura del correo (IMAP)',
  sending: 'Envío del correo (SMTP)',
  host: 'Servidor',
  port: 'Puerto',
  security: 'Cifrado',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Ninguno (solo redes privadas)' },
  submit: 'Probar y conectar',
  busy: 'Probando la lectura y el envío',
  addressRequired: 'Introduzca la dirección de correo.',
  passwordRequired: 'Introduzca la contraseña.',
  hostRequired: 'Introduzca el servidor.',
  disconnectHint: 'El correo nuevo ya no se lee y se elimina la contraseña guardada.',
  erase:
    'Eliminar también de Draftdesk todas las conversaciones de esta tienda. No se puede deshacer; el buzón queda como está.',
}

export const shopMessages: Translation<typeof english.shopMessages> = {
  title: 'Tienda en línea',
  name: 'Nombre',
  system: 'Plataforma',
  hint: 'Los borradores usan los pedidos de esta tienda en línea.',
  domain: 'Dirección de la tienda en línea',
  domainHint: 'Termina en .myshopify.com. La encuentra en Shopify, en Configuración, Dominios.',
  clientId: 'ID de cliente',
  clientIdHint:
    'Cree una aplicación en el Dev Dashboard de Shopify con los permisos read_orders y read_customers, e instálela en su tienda en línea. Su configuración muestra el ID de cliente y el secreto.',
  secret: 'Secreto de cliente',
  showSecret: 'Mostrar el secreto',
  hideSecret: 'Ocultar el secreto',
  secretHint: 'Se guarda cifrado y no se vuelve a mostrar.',
  token: 'Token de acceso a la API Admin',
  tokenHint:
    'Solo para aplicaciones creadas antes de 2026, que tienen un token en lugar de ID de cliente y secreto.',
  showPassword: 'Mostrar el token',
  hidePassword: 'Ocultar el token',
  tokenKept: 'Déjelo vacío para conservar el token guardado.',
  submit: 'Comprobar y conectar',
  busy: 'Comprobando la tienda en línea',
  choiceHint:
    '¿No tiene tienda en línea en Shopify o WooCommerce, o aún no está lista? Puede continuar sin ella.',
  choices: { elsewhere: 'Mi tienda en línea está en otro sitio', later: 'Más tarde' },
  chosen: {
    elsewhere: 'No tiene tienda en línea en Shopify ni en WooCommerce. Si eso cambia, conéctela aquí.',
    later: 'Ha elegido conectarla más tarde. La preparación continúa sin ella.',
  },
  states: { elsewhere: 'En otro sitio', later: 'Más tarde' },
  domainRequired: 'Introduzca la dirección de su tienda en línea.',
  clientIdRequired: 'Introduzca el ID de cliente de su aplicación.',
  secretRequired: 'Introduzca el secreto de su aplicación.',
  tokenRequired: 'Introduzca el ID de cliente y el secreto de su aplicación, o un token de acceso.',
  disconnectHint: 'Los pedidos ya no se muestran y se elimina el acceso guardado.',
}

export const wooCommerceMessages: Translation<typeof english.wooCommerceMessages> = {
  domain: 'Dirección de la tienda en línea',
  domainHint: 'La dirección de su sitio de WordPress, por ejemplo shop.example.',
  domainRequired: 'Introduzca la dirección de su tienda en línea.',
  key: 'Clave del cliente',
  keyHint:
    'En WooCommerce, abra Ajustes, Avanzado, API REST, añada una clave con el permiso Lectura y copie las dos partes.',
  keyRequired: 'Introduzca la clave del cliente.',
  secret: 'Clave secreta del cliente',
  secretHint: 'Se guarda cifrada y no se vuelve a mostrar.',
  secretKept: 'Déjelo vacío para conservar la guardada.',
  secretRequired: 'Introduzca la clave secreta del cliente.',
  showSecret: 'Mostrar la clave secreta',
  hideSecret: 'Ocultar la clave secreta',
  submit: 'Comprobar y conectar',
  busy: 'Comprobando la tienda en línea',
}

const formatNumber = (count: number) => count.toLocaleString('es')

export const mailboxSyncMessages: Translation<typeof english.mailboxSyncMessages> = {
  title: 'Lectura de su correo',
  promise:
    'Draftdesk nunca cambia ni elimina sus correos. Las respuestas que envía aquí se copian en su carpeta de enviados.',
  states: {
    new: 'Empezando',
    importing: 'Importando',
    live: 'Al día',
    waiting: 'En espera',
    stopped: 'Detenida',
    paused: 'En pausa',
  },
  starting: 'La primera importación empieza enseguida.',
  searching: 'Contando los correos de su buzón.',
  progress: (done, all) => `${formatNumber(done)} de unos ${formatNumber(all)} correos`,
  progressLabel: 'Correos importados',
  drafts: (done, all) =>
    `Redactando borradores para las conversaciones abiertas: ${formatNumber(done)} de ${formatNumber(all)}.`,
  draftsLabel: 'Borradores redactados',
  stopDrafts: 'Dejar de redactar borradores',
  newestFirst: 'Primero llegan los correos más recientes.',
  live: 'Los correos nuevos llegan en segundos, o en un minuto con algunos servidores de correo.',
  lastLook: (moment) => `Última comprobación el ${moment}.`,
  nextTry: (moment) => `Próximo intento el ${moment}.`,
  noReason: {
    waiting: 'El servidor de correo no responde en este momento.',
    stopped: 'No se puede leer el buzón.',
  },
  enterPassword: 'Introducir de nuevo la contraseña',
  paused: 'No se leen correos nuevos hasta que lo reanude. Los correos importados se quedan aquí.',
  now: 'Sincronizar',
  pause: 'Pausar',
  goOn: 'Reanudar',
  settings: 'Configuración de la importación',
  window: 'Importar los correos de los últimos',
  windowHint: 'Un periodo más largo importa también correos anteriores. Los ya importados se quedan.',
  windows: { 7: '7 días', 30: '30 días', 90: '90 días', 365: '365 días' },
  sent: 'Carpeta de enviados',
  sentMissing: '¿Qué carpeta contiene sus correos enviados?',
  sentMissingHint: 'Hasta que la elija, aquí no aparecen las respuestas de su teléfono o programa de correo.',
  sentHint: 'Las respuestas de su teléfono o programa de correo se leen de esta carpeta.',
  sentFound: 'Detectada automáticamente',
  save: 'Guardar',
  unread: (count) =>
    count === 1 ? 'No se ha podido leer 1 correo' : `No se han podido leer ${formatNumber(count)} correos`,
  unreadHint: (count) =>
    count === 1
      ? 'Sigue en su buzón. Lo intentaremos de nuevo.'
      : 'Siguen en su buzón. Lo intentaremos de nuevo.',
  unreadNewest: (shown) => `Se muestran los ${String(shown)} más recientes.`,
  noSubject: '(sin asunto)',
  unknownSender: 'Remitente desconocido',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  done: {
    'sync-now': 'Buscando correos nuevos en su buzón.',
    'sync-pause': 'La lectura de su buzón está en pausa.',
    'sync-go-on': 'Se ha reanudado la lectura de su buzón.',
    'sync-stop-drafts': 'Ya no se redactan borradores para los correos importados.',
    'sync-window': 'Se ha guardado el periodo de importación.',
    'sync-sent': 'Se ha guardado la carpeta de enviados.',
  },
}
