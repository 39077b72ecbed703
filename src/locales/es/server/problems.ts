import type * as english from '../../en/server/problems.ts'
import type { Translation } from '../../get-texts.ts'

export const errorPageMessages: Translation<typeof english.errorPageMessages> = {
  error: {
    title: 'No puede abrir esta página',
    text: 'Su cuenta no tiene acceso a ella o es de otra tienda.',
    action: 'Ir a su página de inicio',
  },
  /** A form that was not read, by the reason. */
  refused: {
    foreignForm: {
      title: 'No se ha hecho nada',
      text: 'Este formulario se envió desde otro sitio. Abra la página aquí y envíelo de nuevo.',
      action: 'Ir a su página de inicio',
    },
    tooLarge: {
      title: 'Es demasiado grande para enviarlo',
      text: 'No se ha guardado nada. Vuelva atrás en su navegador y envíe un texto más corto o un archivo más pequeño.',
      action: 'Abrir la página de nuevo',
    },
    wrongType: {
      title: 'No se ha podido leer este formulario',
      text: 'No se ha guardado nada, porque esta página no puede leer este tipo de formulario.',
      action: 'Abrir la página de nuevo',
    },
    cutOff: {
      title: 'Este formulario no ha llegado completo',
      text: 'No se ha hecho nada. Envíelo de nuevo.',
      action: 'Abrir la página de nuevo',
    },
  },
  badGateway: {
    title: 'Draftdesk no responde',
    text: 'No se ha podido acceder a nuestro servidor. Inténtelo de nuevo en un momento.',
    typed: 'Allí se recupera lo que escribió, excepto contraseñas y archivos.',
    action: 'Reintentar',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que la página haya cambiado de sitio o que la dirección esté mal escrita.',
    action: 'Ir a su página de inicio',
  },
  crash: {
    title: 'Se ha producido un error inesperado.',
    text: 'Ha sido un error nuestro. Recargue la página. Si vuelve a ocurrir, avísenos.',
    action: 'Recargar la página',
  },
}
