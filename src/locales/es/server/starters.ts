import type * as english from '../../en/server/starters.ts'
import type { Translation } from '../../get-texts.ts'

export const starterTexts: Translation<typeof english.starterTexts> = {
  shipping: {
    title: 'Envíos',
    text: `## ¿A dónde hacen envíos?

Hacemos envíos a ____.

## ¿Cuánto tarda la entrega?

La entrega tarda ____ días laborables. Entregamos su paquete al transportista en un plazo de ____ días laborables.

## ¿Cuánto cuesta el envío?

El envío cuesta ____. Es gratuito en pedidos a partir de ____.

## ¿Pueden cambiar la dirección de entrega?

Podemos cambiar la dirección de entrega hasta que el paquete haya salido. Escríbanos con su número de pedido.`,
  },
  returns: {
    title: 'Devoluciones',
    text: `## ¿Puedo devolver un artículo y cuánto tiempo tengo?

Puede devolver un artículo en los ____ días siguientes a su recepción. Debe estar sin usar y en su embalaje original.

## ¿Quién paga el envío de la devolución?

El envío de la devolución lo paga ____.

## ¿Puedo cambiar un artículo por otra talla?

Para cambiar un artículo por otra talla, devuélvalo y escriba la talla que desea a ____.

## ¿Qué hago si un artículo ha llegado dañado?

Si un artículo ha llegado dañado, envíenos una foto y su número de pedido en un plazo de ____ días. Recibirá otro artículo o le devolveremos el dinero.`,
  },
  refunds: {
    title: 'Reembolsos',
    text: `## ¿Cuándo recibo mi reembolso y cómo se paga?

Le reembolsamos en un plazo de ____ días laborables desde que recibimos su devolución. El reembolso se hace al medio de pago que usó.

## ¿Puedo cancelar mi pedido?

Puede cancelar un pedido hasta que haya salido. Escríbanos con su número de pedido y le reembolsamos el importe completo.

## ¿Dónde puedo obtener una factura?

Recibe la factura de su pedido ____.

## ¿Cómo uso un código de descuento?

Introduzca el código de descuento antes de pagar.`,
  },
}
