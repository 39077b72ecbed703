import { createSampleSender } from './sample-mail.ts'
import type { SampleMail } from './sample-mail.ts'

/** The sample mails of shops whose documents are Spanish. */
export const spanishSampleMails: readonly SampleMail[] = [
  {
    id: 'return',
    document: 'Returns',
    ...createSampleSender('Ana Ortega', 'ana.ortega@cliente.example', 'es'),
    subject: '¿Puedo devolverlo?',
    text: 'Hola:\n\nHice un pedido la semana pasada y no es exactamente lo que esperaba. ¿Puedo devolverlo, y cuánto tiempo tengo?\n\nGracias\nAna Ortega',
  },
  {
    id: 'refund',
    document: 'Refunds',
    ...createSampleSender('Marta Silva', 'marta@cliente.example', 'es'),
    subject: 'Reembolso',
    text: 'Hola:\n\nSi devuelvo algo, ¿cuándo recibo el reembolso y cómo se paga?\n\nMarta Silva',
  },
  {
    id: 'time',
    document: 'Shipping',
    ...createSampleSender('Tomás Panadero', 'tomas.panadero@cliente.example', 'es'),
    subject: 'Plazo de entrega',
    text: 'Buenos días:\n\n¿Cuánto tarda normalmente la entrega?\n\nTomás Panadero',
  },
  {
    id: 'address',
    document: 'Orders',
    ...createSampleSender('Jonás Lind', 'jonas.lind@cliente.example', 'es'),
    subject: 'Dirección equivocada',
    text: 'Hola, acabo de hacer un pedido y me he dado cuenta de que puse mi dirección antigua. ¿Pueden cambiar todavía la dirección de entrega?\n\nJonás',
  },
  {
    id: 'defect',
    document: 'Damaged items',
    ...createSampleSender('Clara Martín', 'clara@cliente.example', 'es'),
    subject: 'Ha llegado roto',
    text: 'Hola:\n\nEl artículo ha llegado dañado. ¿Qué tengo que hacer para recibir otro o recuperar el dinero?\n\nClara Martín',
  },
  {
    id: 'exchange',
    document: 'Returns',
    ...createSampleSender('Priya Nair', 'priya.nair@cliente.example', 'es'),
    subject: 'Demasiado pequeño',
    text: 'Hola, la talla que elegí es demasiado pequeña. ¿Puedo cambiar el artículo por una talla más grande?\n\nPriya',
  },
  {
    id: 'invoice',
    document: 'Payment',
    ...createSampleSender('Oficina de Brandt e Hijos', 'office@brandt.example', 'es'),
    subject: 'Factura',
    text: 'Buenos días:\n\n¿Dónde podemos encontrar la factura de un pedido?\n\nBrandt e Hijos',
  },
  {
    id: 'abroad',
    document: 'Shipping',
    ...createSampleSender('Elin Berg', 'elin.berg@cliente.example', 'es'),
    subject: 'Envío a Noruega',
    text: '¡Hola! ¿Hacen envíos a Noruega, y cuánto cuesta el envío?\n\nSaludos\nElin',
  },
  {
    id: 'discount',
    document: 'Payment',
    ...createSampleSender('Samuel León', 'samuel.leon@cliente.example', 'es'),
    subject: 'Código de descuento',
    text: 'Hola, ¿cómo se usa un código de descuento?\n\nSamuel',
  },
  {
    id: 'cost',
    document: 'Shipping',
    ...createSampleSender('Ida Holm', 'ida.holm@cliente.example', 'es'),
    subject: 'Gastos de envío',
    text: 'Hola:\n\n¿Cuánto cuestan los gastos de envío, y a partir de qué importe es gratis el envío?\n\nIda Holm',
  },
  {
    id: 'cancel',
    document: 'Orders',
    ...createSampleSender('Leo Márquez', 'leo.marquez@cliente.example', 'es'),
    subject: 'Antes de comprar',
    text: 'Hola, ¿puedo cancelar un pedido después de haberlo hecho?\n\nLeo',
  },
  {
    id: 'two',
    document: 'Shipping',
    ...createSampleSender('Nora Fischer', 'nora@cliente.example', 'es'),
    subject: 'Dos preguntas antes de comprar',
    text: 'Buenos días:\n\n¿Cuánto cuesta el envío? ¿Y quién paga el paquete si devuelvo algo?\n\nNora Fischer',
  },
  {
    id: 'angry',
    document: 'Orders',
    ...createSampleSender('Pablo Piedra', 'pablo.piedra@cliente.example', 'es'),
    subject: 'SIGO SIN NADA',
    text: '¡Es la tercera vez que escribo! Quiero cancelar mi pedido y quiero que me devuelvan el dinero YA. ¿Puedo cancelarlo o no?\n\nPablo Piedra',
  },
]
