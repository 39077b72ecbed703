import type * as english from '../../en/shared/keys.ts'
import type { Translation } from '../../get-texts.ts'

export const shortcutMessages: Translation<typeof english.shortcutMessages> = {
  title: 'Raccourcis clavier',
  close: 'Fermer',
  mail: {
    title: 'Dans les e-mails',
    keys: {
      next: 'Conversation suivante',
      previous: 'Conversation précédente',
      rows: 'Parcourir la liste ; Maj sélectionne',
      enter: 'Entrer dans la conversation',
      leave: 'Revenir à la liste',
      archive: 'Archiver ou désarchiver',
      spam: 'Spam',
      assign: 'Assigner',
      assignToMe: 'M’assigner la conversation',
      snooze: 'Reporter, ou mettre fin au report',
      tag: 'Étiqueter',
      settle: 'Sans réponse à donner ; passe à la conversation suivante',
      mark: 'Marquer comme non lue',
      reply: 'Rédiger la réponse',
      replyAll: 'Répondre à tous',
      forward: 'Transférer à une autre personne',
      note: 'Écrire une note à l’équipe',
      newMessage: 'Nouveau message',
      choose: 'Sélectionner ou désélectionner',
      undo: 'Annuler la dernière action',
    },
  },
  reply: {
    title: 'Avec une réponse',
    keys: {
      send: 'L’envoyer et passer à la conversation suivante ; sur Mac ⌘ Entrée',
      sendAndArchive: 'L’envoyer et archiver la conversation ; sur Mac ⌘ Maj Entrée',
    },
  },
  search: {
    title: 'Dans le champ de recherche',
    hint: 'Des mots, et ces termes :',
    keys: [
      ['from:anna', 'E-mails envoyés par Anna'],
      ['order:1001', 'E-mails qui citent cette commande'],
      ['tag:return', 'Conversations avec l’étiquette « return »'],
      ['has:file', 'Conversations avec un fichier'],
      ['before:2026-12-31', 'Dernier e-mail avant ce jour'],
      ['after:2026-12-31', 'Dernier e-mail ce jour-là ou après'],
    ],
  },
  everywhere: {
    title: 'Sur toutes les pages',
    keys: [
      ['/', 'Rechercher des conversations'],
      ['Ctrl K', 'Aller à une page, une conversation ou une boutique ; sur Mac ⌘ K'],
      ['?', 'Cette liste'],
    ],
  },
}
