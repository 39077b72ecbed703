import type * as english from '../../en/shared/product.ts'
import type { Translation } from '../../get-texts.ts'

export const productMessages: Translation<typeof english.productMessages> = {
  name: 'Draftdesk',
  home: 'Startseite',
  skip: 'Zum Inhalt springen',
  promise: 'Kunden-E-Mails und Antwortentwürfe für Ihr Team, an einem Ort.',
  reasons: [
    'Lesen Sie die Konversationen aus Ihrem Postfach, samt Ihren früheren Antworten.',
    'Erhalten Sie einen Entwurf, wenn Ihre Richtlinien und Beispiele eine E-Mail beantworten.',
    'Nichts wird gesendet, bevor Sie auf „Senden“ klicken.',
  ],
  sample: {
    subject: 'Wo bleibt meine Bestellung?',
    sender: 'Mara Lindt',
    mail: 'Hallo, ich habe letzte Woche zwei Tassen bestellt und seitdem nichts gehört. Können Sie bitte nachsehen?',
    label: 'Sie',
    reply:
      'Hallo Mara, Ihre Tassen haben unser Lager am Dienstag verlassen und sollten bis Freitag bei Ihnen sein.',
  },
}
