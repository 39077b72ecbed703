import type * as english from '../../en/mail/draft-steps.ts'
import type { Translation } from '../../get-texts.ts'

const toSeconds = (ms: number) =>
  (ms / 1000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const draftStepWords: Translation<typeof english.draftStepWords> = {
  steps: {
    understand: 'Lecture de l’e-mail',
    gather: 'Recherche de réponses dans vos documents et vos commandes',
    write: 'Rédaction de la réponse',
    repair: 'Réécriture des phrases sans source',
    check: 'Vérification de chaque phrase',
    judge: 'Choix du niveau de relecture',
  },
  seconds: (ms) => (ms < 100 ? 'moins de 0,1 s' : `${toSeconds(ms)} s`),
  tokens: (count) => `${String(count)} ${count < 2 ? 'jeton' : 'jetons'}`,
  all: (ms) => (ms < 100 ? 'Moins de 0,1 seconde en tout' : `${toSeconds(ms)} secondes en tout`),
  none: 'Les détails sont conservés deux semaines, et seulement pour les brouillons rédigés par Draftdesk.',
}
