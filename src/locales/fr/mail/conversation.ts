import type * as english from '../../en/mail/conversation.ts'
import type { Translation } from '../../get-texts.ts'
import { formatConversationCount } from '../shared/emails.ts'

const formatAssigned = (count: number) =>
  `${formatConversationCount(count)} ${count < 2 ? 'assignée' : 'assignées'}`

export const threadWords: Translation<typeof english.threadWords> = {
  back: {
    drafts: 'Brouillons',
    all: 'Tous les e-mails',
    sent: 'Envoyés',
    archive: 'Archives',
    snoozed: 'Reportés',
  },
  failed: 'Impossible de charger cette conversation.',
  again: 'Réessayer',
  place: (position, all) => `${String(position)} sur ${String(all)}`,
  previous: 'Conversation précédente',
  next: 'Conversation suivante',
  side: 'Détails',
  closeSide: 'Fermer les détails',
  customer: 'Client',
  goneHint: 'Elle appartient peut-être à une autre boutique, ou l’adresse est incomplète.',
  noDate: 'Sans date',
  noText: 'Cet e-mail n’a pas de texte.',
  cut: 'Cet e-mail est plus long : seul son début est affiché ici. La suite est dans votre logiciel de messagerie.',
  latest: (shown, all) => `Seuls les ${String(shown)} derniers e-mails sur ${String(all)} sont affichés.`,
  archive: 'Archiver',
  inbox: 'Désarchiver',
  assignee: 'Personne assignée',
  me: 'Moi',
  nobody: 'Non assignée',
  away: (name) => `${name} (absence)`,
  assigned: (name, subject) =>
    name === 'Moi' ? `« ${subject} » vous est assignée.` : `« ${subject} » est assignée à ${name}.`,
  unassigned: (subject) => `« ${subject} » n’est plus assignée.`,
  assignedMany: (name, count) => `${formatAssigned(count)} à ${name === 'Moi' ? 'vous-même' : name}.`,
  unassignedMany: (count) =>
    `${formatConversationCount(count)} ${count < 2 ? 'n’est plus assignée' : 'ne sont plus assignées'}.`,
  assign: 'Assigner',
  assignToMe: 'M’assigner',
  toConversation: 'Vers la conversation',
  actions: 'Autres actions',
  spam: 'Spam',
  notSpam: 'Pas un spam',
  spamHint: 'Archive cette conversation et les prochains e-mails de cet expéditeur.',
  markedSpam: (subject) =>
    `« ${subject} » est marquée comme spam. Les prochains e-mails de cet expéditeur iront dans les archives.`,
  unmarkedSpam: (subject) =>
    `« ${subject} » n’est pas un spam. Elle est de retour dans la boîte de réception.`,
  archived: (subject) => `« ${subject} » est archivée.`,
  restored: (subject) => `« ${subject} » est de retour dans la boîte de réception.`,
  changeFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
  settle: 'Sans réponse à donner',
  settled: (subject) => `« ${subject} » n’attend plus de réponse.`,
  unsettled: (subject) => `« ${subject} » attend une réponse.`,
  toExample: 'En faire un exemple',
  markUnread: 'Marquer comme non lue',
  markRead: 'Marquer comme lue',
  markedUnread: (subject) => `« ${subject} » est marquée comme non lue.`,
  markedRead: (subject) => `« ${subject} » est marquée comme lue.`,
  kinds: {
    bounce: 'Non distribué',
    calendar: 'Agenda',
    auto: 'Réponse automatique',
    list: 'Newsletter',
    notice: 'Avis',
  },
  isCustomer: 'C’est un client',
  notCustomer: 'Ce n’est pas un client',
  sorted: {
    customer: 'Les e-mails de cet expéditeur sont désormais traités comme ceux d’un client.',
    notice: 'Les e-mails de cet expéditeur n’attendent plus de réponse.',
  },
  otherHost: (shown) => `Ouvre un autre site que ${shown}`,
  forged: 'Expéditeur non confirmé',
  forgedHint:
    'Les contrôles de l’expéditeur ont échoué : quelqu’un d’autre a pu écrire cet e-mail. Contactez le client par un autre moyen avant d’envoyer de l’argent ou des données.',
  sentBy: (name) => `Envoyé par ${name}`,
  newcomer: 'Nouveau ici',
  newcomerHint: 'Cet expéditeur est nouveau dans cette conversation.',
  answered: 'Réponse donnée dans un autre logiciel',
  undelivered: 'Non distribué',
  to: 'À',
  cc: 'Cc',
  others: (count) => `et ${String(count)} de plus`,
  quoted: 'Afficher le texte cité',
  attachments: 'Pièces jointes',
  pictures: 'Images',
  showPicture: (name) => `Afficher ${name}`,
  previousPicture: 'Précédente',
  nextPicture: 'Suivante',
  download: 'Télécharger',
  close: 'Fermer',
  original: 'Afficher l’original',
  originalOf: (sender) => `Original de l’e-mail envoyé par ${sender}`,
  more: 'Plus',
  split: 'Scinder ici',
  splitHint: 'Cet e-mail et tous les suivants forment une nouvelle conversation.',
  splitDone: 'C’est maintenant une nouvelle conversation.',
  drafts: 'Brouillon de réponse',
  draft: (number) => `Brouillon ${String(number)}`,
  draftHint:
    'Rien n’est envoyé automatiquement. Copiez le brouillon dans votre logiciel de messagerie et modifiez-le à votre guise.',
  draftCut: 'Ce brouillon est plus long : seul son début est affiché ici, et seul ce début est copié.',
  copy: 'Copier le brouillon',
  copied: 'Le brouillon est copié.',
  copyFailed: 'Le brouillon n’a pas pu être copié. Il est sélectionné : copiez-le avec le clavier.',
}

export const originalEmailWords: Translation<typeof english.originalEmailWords> = {
  title: 'Original de l’e-mail',
  failed: 'Impossible de charger l’original.',
  without: (count) =>
    count < 2
      ? 'Une image d’un autre serveur n’est pas affichée.'
      : `${String(count)} images d’autres serveurs ne sont pas affichées.`,
  show: 'Afficher les images',
}
