import type * as english from '../../en/server/welcome.ts'
import type { Translation } from '../../get-texts.ts'

export const welcomeMessages: Translation<typeof english.welcomeMessages> = {
  title: 'Welkom',
  heading: (name) => (name ? `Welkom, ${name}` : 'Welkom'),
  hint: 'Richt uw winkel in een paar stappen in. Uw voortgang wordt opgeslagen.',
  steps: 'Stappen',
  done: 'Gereed',
  next: 'Volgende',
  open: 'Te doen',
  store: {
    title: 'Winkel aanmaken',
    text: (name) => `U werkt in ${name}.`,
  },
  language: {
    title: 'Taal kiezen',
    text: 'De taal van uw eigen account. Concepten gebruiken de taal van elke e-mail, tenzij u er in de instellingen een kiest.',
    chosen: (name) =>
      `U hebt ${name} gekozen. Concepten gebruiken de taal van elke e-mail, tenzij u er in de instellingen een kiest.`,
    label: 'Uw taal',
    choose: 'Taal kiezen',
    submit: 'Doorgaan',
    skip: 'Nu overslaan',
    change: 'Wijzigen',
    required: 'Kies een taal.',
    failed: 'De taal kon niet worden opgeslagen. Probeer het opnieuw.',
    listFailed: 'De talen konden niet worden geladen. U kunt er later een kiezen in het menu van uw account.',
  },
  document: {
    title: 'Antwoorden in uw eigen woorden zien',
    text: 'Schrijf of upload wat u klanten vertelt. Draftdesk beantwoordt er voorbeeld-e-mails mee.',
    done: 'Uw eerste document is opgeslagen.',
    starters: 'Beginnen met een sjabloon',
    startersHint:
      'Elk sjabloon voegt een korte tekst toe. Vul de lege plekken in, en verwijder regels die niet voor uw winkel gelden.',
    name: 'Titel',
    body: 'Tekst',
    blanks: (blank) =>
      `Vul elke ${blank} in, of verwijder de regel: antwoorden nemen uw document woord voor woord over.`,
    submit: 'Opslaan en antwoorden bekijken',
    or: 'Of een bestand uploaden',
    file: 'Bestand',
    fileHint: 'pdf, docx, txt, md of html, tot 20 MB',
    upload: 'Uploaden en antwoorden bekijken',
    skip: 'Nu overslaan',
    see: 'Antwoorden tonen',
    failed: 'Het document kon niet worden opgeslagen. Probeer het opnieuw.',
    reading: 'Uw document wordt gelezen. Deze pagina wordt om de paar seconden bijgewerkt.',
    look: 'Nu bijwerken',
    unreadable: (title, reason) => `${title}: ${reason}`,
    noSamples:
      'De voorbeeld-e-mails konden niet worden beantwoord. U kunt het opnieuw proberen op de pagina ‘Integraties’.',
    another: 'Document toevoegen',
    next: 'Doorgaan',
  },
  finish: {
    title: 'Winkel inrichten',
    text: 'Concepten gebruiken uw beleid, uw e-mailaccount en uw webwinkel.',
    submit: 'Met uw beleid beginnen',
    submitLinks: 'Mailbox en webwinkel koppelen',
    failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
    policies: {
      title: 'Uw beleid',
      text: 'Verzending, retouren, terugbetalingen: hier geschreven, of als pdf, docx, txt, md of html.',
    },
    links: [
      {
        title: 'Uw e-mailaccount',
        text: 'Het adres waarnaar klanten schrijven, met het wachtwoord of een app-wachtwoord.',
      },
      {
        title: 'Uw webwinkel',
        text: 'Het adres, en toestemming om de bestellingen te lezen.',
      },
    ],
  },
}
