import type * as english from '../../en/shared/shell.ts'
import type { Translation } from '../../get-texts.ts'

export const navMessages: Translation<typeof english.navMessages> = {
  navigation: 'Navegación principal',
  tabbar: 'Lo más usado',
  more: 'Más',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  dashboard: 'Panel',
  policies: 'Políticas',
  emails: 'Correos',
  savedFilters: 'Filtros guardados',
  integrations: 'Integraciones',
  examples: 'Ejemplos',
  settings: 'Configuración',
  accounts: 'Cuentas',
  storeManagement: 'Gestión de tiendas',
  people: 'Personas',
  modelUsage: 'Uso de modelos',
  jobs: 'Tareas',
  activity: 'Actividad',
  insideStore: (name) => `Está en la tienda ${name}`,
  exitStore: 'Salir de la tienda',
}

export const staleTabMessages: Translation<typeof english.staleTabMessages> = {
  text: (store) =>
    store ? `Ahora está trabajando en ${store}.` : 'Ahora está trabajando en otra tienda o con otra cuenta.',
  reload: 'Recargar',
}

export const connectionMessages: Translation<typeof english.connectionMessages> = {
  connected: 'Conectado',
  trying: 'Conectando',
  polling: 'Comprobando cada minuto',
  offline: 'Sin conexión',
  hints: {
    connected: 'Los correos nuevos aparecen aquí automáticamente.',
    trying: 'Hasta que vuelva la conexión, Draftdesk comprueba cada minuto si hay correos nuevos.',
    polling: 'Draftdesk comprueba cada minuto si hay correos nuevos.',
    offline: 'Este dispositivo no tiene conexión.',
  },
}

export const setUpBannerMessages: Translation<typeof english.setUpBannerMessages> = {
  text: 'Los borradores son mejores cuando todo está preparado. Compruebe que ha añadido:',
  document: 'un documento',
  shop: 'una tienda en línea de Shopify',
  mailbox: 'una cuenta de correo',
  dismiss: 'Cerrar este recordatorio',
}

export const paletteMessages: Translation<typeof english.paletteMessages> = {
  title: 'Ir a',
  label: 'Ir a una página, una conversación o una tienda',
  placeholder: 'Buscar páginas, conversaciones y acciones',
  results: 'Resultados',
  here: 'Esta conversación',
  mail: 'Correos',
  pages: 'Páginas',
  stores: 'Tiendas',
  conversations: 'Conversaciones',
  search: (words) => `Buscar «${words}» en las conversaciones`,
  switchTo: (store) => `Cambiar a ${store}`,
  none: 'Sin resultados.',
}
