import type * as english from '../../en/mail/forward.ts'
import type { Translation } from '../../get-texts.ts'

export const forwardWords: Translation<typeof english.forwardWords> = {
  forward: 'Transférer',
  hint: 'Envoie cet e-mail à un fournisseur, un transporteur ou un collègue.',
  title: 'Transférer',
  original: 'L’original',
  inline: 'Cité en dessous',
  attached: 'Joint en fichier',
  quoted: 'L’original est cité sous votre texte',
  files: 'Fichiers de l’original',
  gone: 'L’original a été effacé. L’envoi n’est plus possible.',
  body: 'Votre texte',
  sent: (seconds) =>
    seconds > 0
      ? `Votre transfert part dans ${String(seconds)} ${seconds < 2 ? 'seconde' : 'secondes'}.`
      : 'Votre transfert part.',
  fetching: 'Récupération depuis la boîte mail',
  failed: 'La modification a échoué.',
  answer: 'Répondre à cet e-mail',
  side: 'Conversation annexe',
  sideHint: 'Le client n’y participe pas. Elle ne répond à aucune de ses questions.',
}
