import { phrases } from './phrases.ts'

export const es = phrases(
  [
    'Hola[ {name}]:',
    'Gracias por su mensaje.',
    'Nuestros documentos dicen al respecto:',
    'Un saludo',
    'El número de seguimiento es {tracking}[: {url}]',
    'No encontramos el pedido {order} con esta dirección de correo: ¿con qué dirección hizo el pedido?',
    'Lamentamos las molestias.',
  ],
  [
    'Su pedido {order} todavía no está pagado.',
    'Su pedido {order} está pagado[ desde el {on}] y en preparación.',
    'Su pedido {order} está empaquetado[ desde el {on}] y espera al transportista.',
    'Su pedido {order} fue enviado[ el {on}][ con {carrier}].',
    'Su pedido {order} fue entregado[ el {on}].',
    'Su pedido {order} fue cancelado[ el {on}].',
    'Su pedido {order} fue reembolsado[ el {on}][: {refunded}].',
  ],
)
