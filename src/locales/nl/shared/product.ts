import type * as english from '../../en/shared/product.ts'
import type { Translation } from '../../get-texts.ts'

export const productMessages: Translation<typeof english.productMessages> = {
  name: 'Draftdesk',
  home: 'Startpagina',
  skip: 'Naar de inhoud',
  promise: 'E-mails van klanten en conceptantwoorden voor uw team, op één plek.',
  reasons: [
    'Lees de gesprekken uit uw mailbox, met uw eerdere antwoorden.',
    'Krijg een concept als uw beleid en voorbeelden een e-mail beantwoorden.',
    'Er wordt niets verstuurd totdat u op ‘Versturen’ klikt.',
  ],
  sample: {
    subject: 'Waar blijft mijn bestelling?',
    sender: 'Mara Lindt',
    mail: 'Hallo, ik heb vorige week twee mokken besteld en nog niets gehoord. Kunt u het nakijken?',
    label: 'U',
    reply: 'Hallo Mara, uw mokken zijn dinsdag uit ons magazijn vertrokken en zijn uiterlijk vrijdag bij u.',
  },
}
