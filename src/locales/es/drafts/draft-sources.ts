import type * as english from '../../en/drafts/draft-sources.ts'
import type { Translation } from '../../get-texts.ts'

export const draftSourceMessages: Translation<typeof english.draftSourceMessages> = {
  marks: {
    supported: 'De sus textos',
    read: 'Por revisar',
    unsupported: 'No está en sus textos',
    courtesy: '',
    question: 'Pregunta al cliente',
    unchecked: 'Sin comprobar',
  },
  levels: {
    ready: 'Todas las preguntas tienen respuesta',
    look: 'Revise este borrador',
    notes: 'Sin borrador',
  },
  check: 'Por revisar:',
  writers: {
    person: 'Escrito a mano',
    local: 'Compuesto con sus propios textos, sin modelo de lenguaje',
    model: (name) => `Escrito por ${name || 'un modelo de lenguaje'}`,
  },
  basedOn: (titles) => `Se basa en ${titles.join(', ')}.`,
  found: (order) => `Encontrado: ${order}.`,
  sources: 'Fuentes',
  fix: 'Corregir esta política',
  count: (sources) => (sources === 1 ? '1 fuente' : `${String(sources)} fuentes`),
  kinds: {
    passage: 'Documento',
    example: 'Ejemplo',
    order: 'Pedido',
    thread: 'Esta conversación',
    store: 'Su instrucción',
  },
  changed: 'Cambiado a mano',
  edited: 'Este texto ha cambiado desde la comprobación. Guárdelo para comprobarlo de nuevo.',
  sourceLabel: (number) => `Fuente ${String(number)}`,
  writePolicy: 'Redactar la política',
  writePolicyFor: (question) => `Redactar la política para: ${question}`,
  noSource: 'Nada en sus textos lo dice.',
  missing: 'No está en sus textos',
  checked: 'Fuentes de cada frase',
}

export const askPoliciesMessages: Translation<typeof english.askPoliciesMessages> = {
  title: 'Preguntar a sus documentos',
  hint: 'Escriba una pregunta como lo haría un cliente, o pegue un correo entero. Verá qué respondería un borrador, con sus fuentes. El texto no se guarda y ningún cliente recibe nada.',
  label: 'Pregunta o correo',
  submit: 'Preguntar',
  failed: 'No se ha podido responder a su pregunta. Inténtelo de nuevo.',
}

export const sampleMessages: Translation<typeof english.sampleMessages> = {
  title: 'Sus primeras respuestas',
  hint: 'Correos de muestra, respondidos con sus propios documentos, sin buzón ni modelo de lenguaje. No se envía nada. Las preguntas sin respuesta figuran en Políticas.',
  answered: (count, total) =>
    count === 1
      ? `1 de ${total} correos se responde con sus documentos.`
      : `${count} de ${total} correos se responden con sus documentos.`,
  toCheck: (count) =>
    count === 1 ? 'Otro tiene un borrador por revisar.' : `Otros ${count} tienen un borrador por revisar.`,
  documents: {
    Returns: 'Devoluciones',
    Refunds: 'Reembolsos',
    Shipping: 'Envíos',
    Orders: 'Pedidos',
    'Damaged items': 'Artículos dañados',
    Payment: 'Pagos',
  },
  wanted: (titles) =>
    titles.length === 1
      ? `Un documento más respondería a los demás: ${titles.join()}.`
      : `${titles.length} documentos más responderían a los demás: ${titles.join(', ')}.`,
  gaps: 'Preguntas sin respuesta en sus documentos',
  from: 'De',
  write: 'Redactar un documento',
  addTo: (title) => `Añadir a «${title}»`,
}
