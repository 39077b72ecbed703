import type * as english from '../../en/mail/draft-steps.ts'
import type { Translation } from '../../get-texts.ts'

const toSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const draftStepWords: Translation<typeof english.draftStepWords> = {
  steps: {
    understand: 'Leyó el correo',
    gather: 'Buscó respuestas en sus documentos y pedidos',
    write: 'Redactó la respuesta',
    repair: 'Reescribió las frases sin fuente',
    check: 'Comprobó cada frase',
    judge: 'Decidió cuánta revisión necesita',
  },
  seconds: (ms) => (ms < 100 ? 'menos de 0,1 s' : `${toSeconds(ms)} s`),
  tokens: (count) => (count === 1 ? '1 token' : `${String(count)} tokens`),
  all: (ms) => (ms < 100 ? 'Menos de 0,1 segundos en total' : `${toSeconds(ms)} segundos en total`),
  none: 'Los detalles se guardan dos semanas, y solo de los borradores que redactó Draftdesk.',
}
