import type * as english from '../../en/drafts/drafting.ts'
import type { Translation } from '../../get-texts.ts'

export const draftingMessages: Translation<typeof english.draftingMessages> = {
  write: 'Redactar un borrador',
  rewrite: 'Redactar de nuevo',
  shorter: 'Más corto',
  warmer: 'Más cálido',
  german: 'En alemán',
  writing: 'Este borrador se está redactando.',
  instruction: '¿Qué debe cambiar?',
  firstInstruction: '¿Qué debe decir?',
  tone: 'Tono',
  length: 'Longitud',
  language: 'Idioma',
  usual: 'Según la configuración',
  tones: { friendly: 'Cercano', neutral: 'Neutro', formal: 'Formal' },
  lengths: { short: 'Corto', medium: 'Medio', long: 'Largo' },
  localHint: 'Sin un modelo de lenguaje, un borrador nuevo solo puede cambiar de idioma.',
  asked: 'El borrador se está redactando.',
  failed: 'No se ha podido redactar el borrador. Inténtelo de nuevo.',
  modelLimit: (until) =>
    `Se ha alcanzado el límite del modelo para este mes. Hasta el ${new Date(until).toLocaleDateString('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })}, los borradores se redactan sin él.`,
  steps: 'Cómo se redactó este borrador',
  rate: 'Es incorrecto',
  rateReasons: 'Por qué es incorrecto',
  rated: 'Gracias por su opinión.',
  reasons: {
    wrong: 'Dato equivocado',
    incomplete: 'Una pregunta queda sin respuesta',
    order: 'Pedido equivocado',
    appended: 'Dice más de lo que se preguntó',
    language: 'Idioma equivocado',
    tone: 'Tono equivocado',
    length: 'Demasiado largo o corto',
    other: 'Otra cosa',
  },
}
