import type * as english from '../../en/drafts/variables.ts'
import type { Translation } from '../../get-texts.ts'

export const variableMessages: Translation<typeof english.variableMessages> = {
  title: 'Insertar una variable',
  hint: 'Draftdesk rellena las variables cuando usted inserta la respuesta. Una respuesta con una variable vacía no se puede enviar.',
  names: {
    'customer.first_name': 'Nombre del cliente',
    'order.number': 'Número de pedido',
    'order.state': 'Estado del pedido, en una frase',
    'order.tracking': 'Enlace de seguimiento',
    'agent.name': 'Su nombre',
    'store.name': 'Nombre de la tienda',
  },
}
