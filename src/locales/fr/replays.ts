import type * as english from '../en/replays.ts'
import type { Translation } from '../get-texts.ts'

const countAnswered = (total: number): string =>
  total < 2 ? 'le dernier e-mail avec réponse' : `les ${String(total)} derniers e-mails avec réponse`

const formatCost = (cost: number) =>
  cost.toLocaleString('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const replayMessages: Translation<typeof english.replayMessages> = {
  title: 'Voir ce qui change',
  hint: 'Draftdesk rédige de nouveau les brouillons de 50 e-mails avec réponse au plus : comme aujourd’hui, puis avec votre modification. Rien n’est enregistré ni envoyé.',
  model: 'Cet essai est écrit sans votre modèle de langage, il ne coûte donc rien.',
  withModel: 'Écrire avec le modèle de langage',
  estimate: (drafts, tokens, cost) =>
    `Votre modèle de langage peut écrire jusqu’à ${String(drafts)} brouillons, ceux d’aujourd’hui et les modifiés : environ ${tokens.toLocaleString('fr')} jetons${cost === undefined ? '' : `, environ ${formatCost(cost)}`}.`,
  limit: (until) =>
    `La limite du modèle pour ce mois est atteinte. Il pourra resservir à partir du ${new Date(until).toLocaleDateString('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' })}.`,
  used: (tokens, cost, isEstimated) =>
    `Le modèle de langage a utilisé ${isEstimated ? 'environ ' : ''}${tokens.toLocaleString('fr')} jetons${cost === undefined ? '' : `, environ ${formatCost(cost)}`}.`,
  leftOut: (count, gap) =>
    `${count < 2 ? `${String(count)} e-mail a été omis` : `${String(count)} e-mails ont été omis`}, car ${gap === 'limit' ? 'la limite du modèle est atteinte' : 'le modèle n’a pas répondu'}.`,
  orders: 'Les détails des commandes sont omis.',
  settings:
    'Les détails des commandes sont omis. Le ton, la longueur et les consignes ne jouent que sur les brouillons d’un modèle de langage : un essai sans lui ne les montre donc pas.',
  start: 'Voir ce qui change',
  again: 'Revoir ce qui change',
  running: (done, total) =>
    total === 0
      ? 'Recherche des e-mails avec réponse'
      : `Nouvelle rédaction des brouillons : ${String(done)} sur ${String(total)}`,
  cancel: 'Annuler',
  cancelled: 'L’essai est arrêté.',
  none: 'Il n’y a pas encore d’e-mail avec réponse.',
  same: (total) => `Avec cette modification, rien ne changerait pour ${countAnswered(total)}.`,
  differ: (count, total) =>
    total < 2
      ? `Avec cette modification, le brouillon changerait pour ${countAnswered(total)}.`
      : `Avec cette modification, ${count < 2 ? `${String(count)} brouillon changerait` : `${String(count)} brouillons changeraient`} pour ${countAnswered(total)}.`,
  question: 'Le client a écrit',
  now: 'Brouillon actuel',
  changed: 'Avec cette modification',
  sent: (day) => (day === '' ? 'Vous avez envoyé' : `Vous avez envoyé le ${day}`),
  noDraft: 'Il n’y aurait pas de brouillon.',
  open: 'Ouvrir la conversation',
  noSubject: 'Sans objet',
  failed: 'L’essai n’a pas abouti. Veuillez réessayer.',
}
