import type * as english from '../../en/server/figures.ts'
import type { Translation } from '../../get-texts.ts'

export const figuresMessages: Translation<typeof english.figuresMessages> = {
  title: 'Usage des brouillons',
  back: 'Tableau de bord',
  hint: 'Par document ayant fourni la réponse. Compté par jour UTC, et conservé quand des conversations sont supprimées.',
  ranges: 'Période',
  days: (days) => `${String(days)} derniers jours`,
  from: 'Premier jour',
  to: 'Dernier jour',
  show: 'Afficher',
  csv: 'Télécharger en CSV',
  csvName: (from, to) => `brouillons-${from}-au-${to}.csv`,
  period: (from, to) => `Du ${from} au ${to}`,
  none: 'Aucun brouillon n’a été envoyé ni supprimé',
  noneHint: 'Choisissez une période plus longue, ou revenez après avoir envoyé un brouillon.',
  failed: 'Impossible de charger les chiffres.',
  again: 'Réessayer',
  table: 'En chiffres',
  columns: {
    topic: 'Document',
    asWritten: 'Envoyés tels quels',
    edited: 'Modifiés, puis envoyés',
    discarded: 'Supprimés',
    faults: 'Incorrects',
    reasons: 'Raisons',
    gaps: 'Questions sans réponse',
  },
  noDocument: 'Aucun document',
  deleted: 'Un document supprimé',
  total: 'Total',
  reason: (label, count) => `${label} : ${String(count)}`,
}
