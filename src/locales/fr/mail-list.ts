import type * as english from '../en/mail-list.ts'
import type { Translation } from '../get-texts.ts'
import { formatConversationCount } from './shared/emails.ts'

const formatDone = (count: number, one: string, many: string) =>
  `${formatConversationCount(count)} ${count < 2 ? one : many}.`

export const listWords: Translation<typeof english.listWords> = {
  clock: {
    utc: 'Les heures sont en UTC.',
    own: 'Les heures sont dans votre fuseau horaire. Les jours sont ceux d’UTC.',
  },
  filtersLabel: 'Listes d’e-mails',
  narrowLabel: 'Afficher seulement',
  narrow: {
    unread: 'Non lues',
    needs_reply: 'À répondre',
    mine: 'À moi',
    unassigned: 'Non assignées',
    oldest: 'Anciennes d’abord',
  },
  unread: 'Non lue',
  states: {
    spam: 'Spam',
    draft: 'Brouillon',
    reply: 'À répondre',
    waiting: 'En attente',
    leaving: 'Envoi en cours',
    failed: 'Non envoyé',
    unknown: 'Non confirmé',
    later: 'Reporté',
  },
  listLabel: 'Conversations',
  assignedTo: (name) => `Assignée à ${name}`,
  choose: (subject) => `Sélectionner « ${subject} »`,
  chosen: 'Actions sur les conversations sélectionnées',
  chosenCount: (count) => `${String(count)} ${count < 2 ? 'sélectionnée' : 'sélectionnées'}`,
  done: {
    archive: (count) => formatDone(count, 'archivée', 'archivées'),
    restore: (count) =>
      formatDone(count, 'remise dans la boîte de réception', 'remises dans la boîte de réception'),
    read: (count) => formatDone(count, 'marquée comme lue', 'marquées comme lues'),
    unread: (count) => formatDone(count, 'marquée comme non lue', 'marquées comme non lues'),
    settle: (count) => formatDone(count, 'n’attend plus de réponse', 'n’attendent plus de réponse'),
  },
  noneFound: {
    title: 'Aucun résultat',
    words: (query) => `Aucune conversation de cette liste ne contient « ${query} ».`,
    terms: 'Vous pouvez aussi chercher avec from:, order:, tag:, has:file, before: et after:.',
    narrow: 'Aucune conversation de cette liste ne correspond à ces filtres.',
    action: 'Afficher toute la liste',
  },
  days: { today: 'Aujourd’hui', yesterday: 'Hier', undated: 'Sans date' },
  you: 'Vous',
  count: (emails) => `${String(emails)} ${emails < 2 ? 'e-mail' : 'e-mails'}`,
  newest: 'E-mails les plus récents',
  pages: 'Pages de cette liste',
  listFailed: 'Impossible de charger vos e-mails.',
  again: 'Réessayer',
  noMail: {
    title: 'Pas encore d’e-mail',
    linked:
      'Votre compte e-mail est associé. Ses e-mails apparaissent ici pendant l’importation. La page Intégrations en montre l’avancement.',
    unlinked: 'Associez le compte e-mail auquel vos clients écrivent.',
    action: 'Aller aux intégrations',
  },
  empty: {
    drafts: {
      title: 'Aucun brouillon en attente',
      text: 'Les conversations avec un brouillon à relire apparaissent ici.',
    },
    all: {
      title: 'Votre boîte de réception est vide',
      text: 'Les conversations archivées et reportées ont leurs propres listes.',
    },
    sent: {
      title: 'Rien d’envoyé pour l’instant',
      text: 'Les conversations apparaissent ici une fois que vous avez répondu.',
    },
    archive: {
      title: 'Les archives sont vides',
      text: 'Les conversations que vous archivez restent ici. Vous pouvez les remettre dans la boîte de réception.',
    },
    snoozed: {
      title: 'Rien n’est reporté',
      text: 'Les conversations que vous reportez attendent ici leur échéance ou la réponse du client.',
    },
  },
  unopened: {
    title: 'Aucune conversation ouverte',
    text: 'Choisissez-en une dans la liste. Ses e-mails et son brouillon s’affichent ici.',
  },
  noneOlder: {
    title: 'Pas de conversation plus ancienne',
    text: 'C’était la dernière page de la liste.',
  },
}

export const liveUpdateWords: Translation<typeof english.liveUpdateWords> = {
  fresh: (count) => `${String(count)} ${count < 2 ? 'nouvelle' : 'nouvelles'}`,
  changed: 'La liste a changé. Afficher',
  replied: (name) => (name === 'Vous' ? 'Vous avez répondu' : `${name} a répondu`),
  draftArrived: 'Un brouillon est prêt pour cette conversation.',
}

export const unsentReplyWords: Translation<typeof english.unsentReplyWords> = {
  stopped: (count, detail) =>
    `${count < 2 ? 'Une réponse attend' : `${String(count)} réponses attendent`} d’être ${count < 2 ? 'envoyée' : 'envoyées'}. ${detail}`,
  unknown: (count) =>
    count < 2
      ? 'L’arrivée d’une réponse n’est pas confirmée.'
      : `L’arrivée de ${String(count)} réponses n’est pas confirmée.`,
  failed: (count) =>
    count < 2 ? 'Une réponse n’a pas été envoyée.' : `${String(count)} réponses n’ont pas été envoyées.`,
  check: 'Vérifier le compte e-mail',
  show: 'Afficher',
}
