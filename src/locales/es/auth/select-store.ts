import type * as english from '../../en/auth/select-store.ts'
import type { Translation } from '../../get-texts.ts'

export const selectStoreMessages: Translation<typeof english.selectStoreMessages> = {
  title: 'Elegir una tienda',
  firstTitle: 'Cree su primera tienda',
  hint: 'Elija la tienda en la que quiere trabajar.',
  firstHint:
    'Una tienda reúne su cuenta de correo, su tienda en línea y sus políticas. Más adelante puede añadir otras.',
  create: 'Añadir una tienda',
  name: 'Nombre de la tienda',
  submit: 'Crear la tienda',
  busy: 'Creando su tienda',
  nameRequired: 'Introduzca un nombre para la tienda.',
  createFailed: 'No se ha podido crear la tienda. Inténtelo de nuevo.',
  switchFailed: 'No se ha podido cambiar de tienda',
  close: 'Cerrar esta pestaña',
  open: 'Abrir',
  current: 'Actual',
}
