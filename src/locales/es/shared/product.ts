import type * as english from '../../en/shared/product.ts'
import type { Translation } from '../../get-texts.ts'

export const productMessages: Translation<typeof english.productMessages> = {
  name: 'Draftdesk',
  home: 'Inicio',
  skip: 'Ir al contenido',
  promise: 'Los correos de sus clientes y los borradores de respuesta de su equipo, en un solo lugar.',
  reasons: [
    'Lea las conversaciones de su buzón, con sus respuestas anteriores.',
    'Reciba un borrador cuando sus políticas y ejemplos respondan a un correo.',
    'No se envía nada hasta que pulse Enviar.',
  ],
  sample: {
    subject: '¿Dónde está mi pedido?',
    sender: 'Mara Lindt',
    mail: 'Hola, la semana pasada pedí dos tazas y no sé nada de ellas. ¿Podrían mirarlo?',
    label: 'Usted',
    reply:
      'Hola, Mara. Sus tazas salieron de nuestro almacén el martes y deberían llegarle antes del viernes.',
  },
}
