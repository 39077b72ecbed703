import type * as english from '../../en/shared/product.ts'
import type { Translation } from '../../get-texts.ts'

export const productMessages: Translation<typeof english.productMessages> = {
  name: 'Draftdesk',
  home: 'Accueil',
  skip: 'Aller au contenu',
  promise: 'Les e-mails de vos clients et les brouillons de réponse pour votre équipe, au même endroit.',
  reasons: [
    'Lisez les conversations de votre boîte mail, avec vos réponses passées.',
    'Recevez un brouillon quand vos politiques et vos exemples répondent à un e-mail.',
    'Rien n’est envoyé tant que vous n’appuyez pas sur Envoyer.',
  ],
  sample: {
    subject: 'Où est ma commande ?',
    sender: 'Mara Lindt',
    mail: 'Bonjour, j’ai commandé deux tasses la semaine dernière et je n’ai pas de nouvelles. Pouvez-vous vérifier ?',
    label: 'Vous',
    reply:
      'Bonjour Mara, vos tasses ont quitté notre entrepôt mardi et devraient vous parvenir d’ici vendredi.',
  },
}
