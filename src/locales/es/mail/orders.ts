import type * as english from '../../en/mail/orders.ts'
import type { Translation } from '../../get-texts.ts'

export const orderWords: Translation<typeof english.orderWords> = {
  loading: 'Buscando pedidos',
  failed: 'No se ha podido cargar este cliente.',
  again: 'Reintentar',
  since: (day) => `Primer correo el ${day}`,
  notVerified: 'Remitente sin verificar',
  notVerifiedHint: 'Su proveedor de correo no ha podido confirmar el remitente de este correo.',
  orders: 'Pedidos',
  none: 'No hay pedidos con esta dirección.',
  noShop: 'Vincule su tienda en línea para ver aquí los pedidos.',
  noShopAction: 'Ir a las integraciones',
  another: 'Es de otra dirección',
  anotherHint: (address) =>
    address === ''
      ? 'Encontrado por su número. La tienda en línea no da su dirección, así que los borradores no lo mencionan.'
      : `Encontrado por su número, pero hecho con ${address}. Los borradores no lo mencionan.`,
  placed: (day) => `Hecho el ${day}`,
  cancelled: (day) => `Cancelado el ${day}`,
  total: 'Total',
  items: 'Artículos',
  item: (quantity, title) => `${String(quantity)} × ${title}`,
  parcel: (day, carrier) => (carrier ? `Enviado el ${day} con ${carrier}` : `Enviado el ${day}`),
  track: (number) => (number ? `Seguir ${number}` : 'Seguir el paquete'),
  refund: (amount, day) => `Reembolso de ${amount} el ${day}`,
  open: 'Abrir en la tienda en línea',
  read: (time) => `Actualizado a las ${time}`,
  earlier: 'Conversaciones anteriores',
}
