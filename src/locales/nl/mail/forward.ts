import type * as english from '../../en/mail/forward.ts'
import type { Translation } from '../../get-texts.ts'

export const forwardWords: Translation<typeof english.forwardWords> = {
  forward: 'Doorsturen',
  hint: 'Stuurt deze e-mail naar een leverancier, een vervoerder of een collega.',
  title: 'Doorsturen',
  original: 'Het origineel',
  inline: 'Eronder geciteerd',
  attached: 'Als bestand bijgevoegd',
  quoted: 'Het origineel staat onder uw tekst',
  files: 'Bestanden van het origineel',
  gone: 'Het origineel is gewist. Dit kan niet meer worden verstuurd.',
  body: 'Uw tekst',
  sent: (seconds) =>
    seconds > 0
      ? `De e-mail wordt over ${String(seconds)} seconden doorgestuurd.`
      : 'De e-mail wordt doorgestuurd.',
  fetching: 'Wordt uit de mailbox gehaald',
  failed: 'Dit kon niet worden gewijzigd.',
  answer: 'Deze e-mail beantwoorden',
  side: 'Zijgesprek',
  sideHint: 'De klant doet hier niet aan mee. Dit beantwoordt geen van de vragen van de klant.',
}
