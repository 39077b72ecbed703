import type * as english from '../../en/drafts/drafting.ts'
import type { Translation } from '../../get-texts.ts'

export const draftingMessages: Translation<typeof english.draftingMessages> = {
  write: 'Rédiger un brouillon',
  rewrite: 'Réécrire',
  shorter: 'Plus court',
  warmer: 'Plus chaleureux',
  german: 'En allemand',
  writing: 'Ce brouillon est en cours de rédaction.',
  instruction: 'Que faut-il changer ?',
  firstInstruction: 'Que doit-il dire ?',
  tone: 'Ton',
  length: 'Longueur',
  language: 'Langue',
  usual: 'Selon les paramètres',
  tones: { friendly: 'Amical', neutral: 'Neutre', formal: 'Formel' },
  lengths: { short: 'Court', medium: 'Moyen', long: 'Long' },
  localHint: 'Sans modèle de langage, un nouveau brouillon ne peut changer que de langue.',
  asked: 'Le brouillon est en cours de rédaction.',
  failed: 'Le brouillon n’a pas pu être rédigé. Veuillez réessayer.',
  modelLimit: (until) =>
    `Le plafond du modèle est atteint pour ce mois-ci. Jusqu’au ${new Date(until).toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).replace(/^1 /, '1er ')}, les brouillons sont rédigés sans lui.`,
  steps: 'Comment ce brouillon a été rédigé',
  rate: 'C’est incorrect',
  rateReasons: 'Pourquoi c’est incorrect',
  rated: 'Merci pour votre retour.',
  reasons: {
    wrong: 'Information fausse',
    incomplete: 'Une question reste sans réponse',
    order: 'Mauvaise commande',
    appended: 'En dit plus que demandé',
    language: 'Mauvaise langue',
    tone: 'Mauvais ton',
    length: 'Trop long ou trop court',
    other: 'Autre chose',
  },
}
