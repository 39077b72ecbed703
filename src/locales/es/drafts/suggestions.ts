import type * as english from '../../en/drafts/suggestions.ts'
import type { Translation } from '../../get-texts.ts'

export const suggestionMessages: Translation<typeof english.suggestionMessages> = {
  title: 'Sugerencias de sus respuestas',
  hint: 'Usted cambió las mismas palabras de un borrador en varias respuestas. Nada cambia hasta que actualice la política.',
  sentence: (before, after, replies) =>
    `Usted cambió «${before}» por «${after}» en ${String(replies)} respuestas. ¿Actualizar la política?`,
  show: 'Mostrar',
  update: 'Actualizar',
  updateLabel: (sentence) => `Actualizar: ${sentence}`,
  dismiss: 'Descartar',
  dismissLabel: (sentence) => `Descartar: ${sentence}`,
  dismissed: 'La sugerencia se ha descartado.',
  undo: 'Deshacer',
  noSubject: 'Sin asunto',
  failed: 'La sugerencia no se ha podido cambiar. Inténtelo de nuevo.',
}

export const contradictionMessages: Translation<typeof english.contradictionMessages> = {
  title: 'Contradicciones en sus textos',
  hint: 'Solo una de estas frases puede ser correcta. Nada cambia hasta que usted edite un texto.',
  keep: 'Conservar ambas',
  keepLabel: (first, second) => `Conservar ambas: ${first} / ${second}`,
  edit: 'Editar esta',
  editLabel: (title) => `Editar esta: ${title}`,
  editOther: 'Editar la otra',
  editOtherLabel: (title) => `Editar la otra: ${title}`,
  replies: (count) => (count === 1 ? 'En 1 respuesta reciente' : `En ${String(count)} respuestas recientes`),
  kept: 'Ambas frases se quedan. Las verá de nuevo cuando una de ellas cambie.',
  undo: 'Deshacer',
  noSubject: 'Sin asunto',
}
