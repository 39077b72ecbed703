import type * as english from '../../en/shared/header.ts'
import type { Translation } from '../../get-texts.ts'

export const headerMessages: Translation<typeof english.headerMessages> = {
  account: (name) => `Menú de la cuenta, ${name}`,
  language: 'Idioma predeterminado',
  /** Beside a language that the pages are not written in. */
  draftsOnly: 'solo borradores',
  languagesLoading: 'Cargando idiomas',
  languageUpdated: (language) => `El idioma es ahora: ${language}`,
  languageFailed: 'No se ha podido cambiar el idioma. Inténtelo de nuevo.',
  languagesFailed: 'No se han podido cargar los idiomas. Inténtelo de nuevo.',
  logout: 'Cerrar sesión',
  needsScript: 'Active JavaScript: la mayoría de los botones de esta página lo necesitan.',
  switcher: (name) => `Tienda ${name}, cambiar de tienda`,
  switchStore: 'Cambiar de tienda',
  storesLoading: 'Cargando sus tiendas',
  listMissing: 'No se ha cargado. Cierre este menú y ábralo de nuevo.',
  storesFailed: 'No se han podido cargar sus tiendas. Inténtelo de nuevo.',
  switchFailed: 'No se ha podido cambiar de tienda',
  addStore: 'Añadir una tienda',
  newTab: '(se abre en una pestaña nueva)',
}
