import type * as english from '../../en/shared/emails.ts'
import type { Translation } from '../../get-texts.ts'

export const formatConversationCount: Translation<typeof english.formatConversationCount> = (count) =>
  `${String(count)} ${count < 2 ? 'conversation' : 'conversations'}`

export const emailMessages: Translation<typeof english.emailMessages> = {
  title: 'E-mails',
  filters: {
    drafts: 'Brouillons',
    all: 'Tous',
    sent: 'Envoyés',
    archive: 'Archives',
    snoozed: 'Reportés',
  },
  later: {
    until: (time) => `Reporté : ${time}`,
    answer: 'Reporté jusqu’à la réponse',
    sends: (time) => `Envoi : ${time}`,
    snooze: 'De retour après le report',
    follow_up: 'Pas encore de réponse',
  },
  search: 'Rechercher',
  searchLabel: 'Rechercher des conversations',
  weekdays: ['Dim', 'Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'],
  unknownSender: 'Expéditeur inconnu',
  noRecipient: 'Pas encore de destinataire',
  noSubject: '(sans objet)',
  /** Labels of the fields that replies are signed with. */
  sender: { name: 'Nom d’expéditeur', signature: 'Signature' },
  note: (text) => `Note : ${text}`,
  yours: (text) => `Vous : ${text}`,
}
